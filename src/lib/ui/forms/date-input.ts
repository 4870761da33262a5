/**
 * The text of a date field after a key was pressed: two, two and four digits with dots between them, for
 * example «08.03.1990». `before` is the previous text, so that a dot that the shopper deletes is not inserted
 * again. Other separators are replaced by dots.
 */
export function dottedAsTyped(text: string, before: string): string {
  const parts = text.replace(/[^\d./,\s-]/g, '').split(/[./,\s-]+/);
  // In «8.3.1990» a separator ends a part after one digit.
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
