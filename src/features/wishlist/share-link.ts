import { copyText, openShareSheet } from '@/lib/browser/services';
/** How a link was shared: with the device's share sheet, by copying it, or only by showing it on the page. */
export type ShareOutcome = 'sent' | 'copied' | 'shown';

/**
 * Shares a link: with the share sheet on touch devices, otherwise by copying it. Browsers may refuse both,
 * without HTTPS or too long after the press; then the link is only shown. Dismissing the share sheet is not a
 * failure.
 */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<ShareOutcome> {
  if (window.matchMedia('(pointer: coarse)').matches && (await openShareSheet({ title, url }))) return 'sent';
  return (await copyText(url)) ? 'copied' : 'shown';
}
