/** Texts by key in IndexedDB, as the engine keeps its tables, records and editions. */

const NAME = 'tearum';
const TEXTS = 'texts';

/** Everything that begins like this comes before it. */
const END = '\uffff';

export class KeyValueStore {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<KeyValueStore> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    return done(request).then((database) => new KeyValueStore(database));
  }

  /** All texts whose keys begin like this, as one JSON object. */
  async read(prefix: string): Promise<string> {
    const texts = this.database.transaction(TEXTS).objectStore(TEXTS);
    const range = IDBKeyRange.bound(prefix, prefix + END);
    const [keys, values] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range))]);
    return JSON.stringify(Object.fromEntries((keys as string[]).map((key, i) => [key, values[i] as string])));
  }

  /** Stores all of a JSON object's texts, or none. */
  write(json: string): Promise<void> {
    const transaction = this.database.transaction(TEXTS, 'readwrite');
    const texts = transaction.objectStore(TEXTS);
    for (const [key, text] of Object.entries(JSON.parse(json) as Record<string, string>))
      texts.put(text, key);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    });
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
