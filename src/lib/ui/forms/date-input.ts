/**
 * The text of a plain date field after a key: two, two and four digits, with a dot after the first two pairs. `before`
 * distinguishes deleting from typing, so that a deleted dot does not return at once. Other separators count as dots.
 */
export function dottedAsTyped(text: string, before: string): string {
  const parts = text.replace(/[^\d./,\s-]/g, '').split(/[./,\s-]+/);
  // «8.3.1990»: a separator completes a part of one digit.
  const digits = parts
    .map((part, index) => (index < Math.min(2, parts.length - 1) ? part.padStart(2, '0') : part))
    .join('')
    .replace(/^00+$/, '0')
    .slice(0, 8);
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const typing = text.length > before.length;
  let shown = day;
  if (day.length === 2 && (month || typing)) shown += `.${month}`;
  if (month.length === 2 && (year || typing)) shown += `.${year}`;
  return shown;
}
