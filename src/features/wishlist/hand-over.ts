/** How an address went out: with the device's own sheet, into the clipboard, or not at all. */
export type HandedOver = 'sent' | 'copied' | 'shown';

/**
 * Hands an address over to whatever the shopper wants it in: the device's own sheet where fingers are used, the clipboard
 * elsewhere or when there is none. Neither may be had, without a secure connection or when a call took too long after the
 * press. A sheet that is closed again is no failure.
 */
export async function handOver({ title, url }: { title: string; url: string }): Promise<HandedOver> {
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
