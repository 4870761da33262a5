import { inEnglishLayout } from './keyboard-layout.ts';

/** The character that ends a field of variable length in a code of GS1. Scanners call it FNC1 or GS. */
export const SEPARATOR = '\u001d';

/**
 * Other spellings of the separator, as scanners are set up to type it: words in brackets, the names of the
 * character, its picture, and the character 232, which is FNC1 in a DataMatrix.
 */
const SEPARATORS = /<GS>|\{GS\}|\[GS\]|\(GS\)|\\x1d|\\u001d|\^\]|[\u241d\u00e8]/gi;

/** What a scanner may type before a code: the name of its kind («]d2» is a DataMatrix of GS1), and FNC1. */
const BEFORE = new RegExp(`^(?:\\][A-Za-z][0-9])?${SEPARATOR}*`);

/**
 * Length of the part of a marking code that identifies a piece: the characters 01, the GTIN, the characters
 * 21 and the serial number.
 */
const PIECE = 31;

const WHOLE = /^01\d{14}21[!-z]{13}/;
/** The beginning of a marking code, of which the end may be missing. */
const BEGUN = /^01\d{14}21/;
const IN_BRACKETS = /^\(01\)(\d{14})\(21\)([!-z]{13})(?:\(91\)([!-z]{4}))?(?:\(92\)([!-z]{44,88}))?$/;
/** The proof of origin that follows the serial number: a key of four characters and a signature. */
const PROOF = new RegExp(`^91([!-z]{4})${SEPARATOR}?92([!-z]{88}|[!-z]{44})$`);

/**
 * The part of a marking code that identifies a piece. It is complete even if the scanner cuts off the rest of
 * the code.
 */
export const pieceOf = (code: string): string => code.slice(0, PIECE);

/** The GTIN in a marking code, 14 digits. */
export const gtinOf = (code: string): string => code.slice(2, 16);

/**
 * Whether the check digit of the GTIN in a marking code is correct. It is wrong if the code was mistyped or
 * cut off.
 */
export function hasGoodGtin(code: string): boolean {
  const figures = [...gtinOf(code)].map(Number);
  const sum = figures
    .slice(0, -1)
    .reduce((all, figure, place) => all + figure * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === figures.at(-1);
}

/**
 * Reads a marking code of «Честный знак» as scanners type it and as the contract wants it: in either layout
 * of the keyboard, with or without the name of its kind, with separators in any spelling or lost. Null if the
 * text is no marking code; 'misread' if it is a part of one, or its check digit is wrong.
 */
export function readMarkingCode(text: string): string | 'misread' | null {
  const plain = inEnglishLayout(text.trim()).replace(SEPARATORS, SEPARATOR).replace(BEFORE, '');
  const code = withoutBrackets(plain);
  if (!WHOLE.test(code)) return BEGUN.test(code) ? 'misread' : null;
  return hasGoodGtin(code) ? `${pieceOf(code)}${proofOf(code.slice(PIECE))}` : 'misread';
}

/** A code as people read it, «(01)…(21)…», as a scanner reads it. */
function withoutBrackets(text: string): string {
  const [, gtin, serial, key, signature] = IN_BRACKETS.exec(text) ?? [];
  if (gtin === undefined) return text;
  return `01${gtin}21${serial}${key ? `${SEPARATOR}91${key}` : ''}${signature ? `${SEPARATOR}92${signature}` : ''}`;
}

/** The rest of a code with the separators that the scanner or the browser has lost. */
function proofOf(rest: string): string {
  const bare = rest.replace(new RegExp(`^${SEPARATOR}|${SEPARATOR}$`, 'g'), '');
  const [, key, signature] = PROOF.exec(bare) ?? [];
  if (key !== undefined) return `${SEPARATOR}91${key}${SEPARATOR}92${signature}`;
  return bare === '' ? '' : `${SEPARATOR}${bare}`;
}
