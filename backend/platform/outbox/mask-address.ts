/**
 * An address as an operator may see it: `a…@example.ru`, `+7…67`. Its host is shown, because one host that refuses
 * everything is what an operator looks for.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return /^\+\d{10,}$/.test(address) ? `${address.slice(0, 2)}…${address.slice(-2)}` : '…';
}
