/**
 * Masks an e-mail address or a phone number for operators: `a…@example.ru`, `+7…67`. The domain stays
 * visible, so that operators can recognise a mail server that refuses all messages.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return /^\+\d{10,}$/.test(address) ? `${address.slice(0, 2)}…${address.slice(-2)}` : '…';
}
