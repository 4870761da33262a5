/**
 * The text with its first letter in lower case, for the middle of a sentence. Abbreviations and single letters keep
 * their capitals: «ТРЦ», «QR-код».
 */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text;
  return /\p{Ll}/u.test(second) ? first.toLowerCase() + text.slice(first.length) : text;
}
