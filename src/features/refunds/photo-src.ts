import type { RefundPhoto } from '@/lib/api';

/** Photographs have no address of their own: who may see the refund has them with it. */
export const photoSrc = ({ preview }: RefundPhoto): string => `data:image/webp;base64,${preview}`;
