import type { RefundPhoto } from '@/lib/api';

/**
 * A data URL for a photograph. Photographs have no public URL: their data is part of the refund, so only
 * people with access to the refund can see them.
 */
export const photoSrc = ({ preview }: RefundPhoto): string => `data:image/webp;base64,${preview}`;
