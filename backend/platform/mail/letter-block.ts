/**
 * Text of a letter in parts, which may be strong text or links. The target of a link may be a path of the
 * shop.
 */
export type LetterWords = readonly { text: string; strong?: true; href?: string }[];

/** A block of newsletter content. */
export type LetterBlock =
  | { kind: 'paragraph'; words: LetterWords }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly LetterWords[] }
  /** A paragraph with a single link in the form of a button. */
  | { kind: 'button'; label: string; href: string };
