/** Gives a link to somebody else: through the system's share sheet on a phone, else by the clipboard. */

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export async function shareLink(url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (isPhone() && 'share' in navigator) {
      await navigator.share({ url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
