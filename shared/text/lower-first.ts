/**
 * Makes the first letter lower case, for use inside a sentence. Abbreviations and single capital letters
 * stay: «ТРЦ», «QR-код».
 */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text;
  return /\p{Ll}/u.test(second) ? first.toLowerCase() + text.slice(first.length) : text;
}
