import { copyText, openShareSheet } from '@/lib/browser/services';
/** How a link was shared: by the device's share sheet, by copying, or only by showing it. */
export type ShareOutcome = 'sent' | 'copied' | 'shown';

/**
 * Shares a link: by the share sheet on touch devices, otherwise by the clipboard. Both may be unavailable,
 * without HTTPS or too long after the press. Dismissing the sheet is not a failure.
 */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  if (window.matchMedia('(pointer: coarse)').matches && (await openShareSheet({ title, url }))) return 'sent';
  return (await copyText(url)) ? 'copied' : 'shown';
}
