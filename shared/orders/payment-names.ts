/** Ways to pay, as an answer to «how». */
export const PAYMENT_NAMES = {
  'card-online': 'Картой онлайн',
  sbp: 'СБП',
  parts: 'Частями',
  cash: 'Наличными при получении',
  'card-on-receipt': 'Картой при получении',
} as const;

/** A way to pay within a sentence. */
export function paymentWords(way: keyof typeof PAYMENT_NAMES): string {
  const name = PAYMENT_NAMES[way];
  return way === 'sbp' ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
