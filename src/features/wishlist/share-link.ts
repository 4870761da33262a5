/** How a link was shared: by the device's share sheet, through the clipboard, or not at all. */
export type ShareOutcome = 'sent' | 'copied' | 'shown';

/**
 * Shares a link: by the device's share sheet on touch devices, by the clipboard elsewhere or when there is no sheet.
 * Both may be unavailable: without a secure connection, or when too much time has passed since the press. A dismissed
 * sheet is no failure.
 */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'sent';
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') return 'sent';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
