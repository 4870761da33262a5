import type { RefundPhoto } from '@/lib/api';

/**
 * Photographs have no URL: their data is part of the refund, so only those with access to the refund see
 * them.
 */
export const photoSrc = ({ preview }: RefundPhoto): string => `data:image/webp;base64,${preview}`;
