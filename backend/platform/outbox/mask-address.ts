/**
 * Masks an e-mail address or a phone for operators: `a…@example.ru`, `+7…67`. The mail domain stays visible,
 * because operators need to recognise mail servers that refuse every message.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return /^\+\d{10,}$/.test(address) ? `${address.slice(0, 2)}…${address.slice(-2)}` : '…';
}
