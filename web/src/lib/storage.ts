/** Local storage. Where it is forbidden or full, nothing is kept. */

export function loadStored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`tearum.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function saveStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`tearum.${name}`, JSON.stringify(value));
  } catch {
    // Nothing to be done: the page goes on without.
  }
}
