/**
 * A text in a letter, split into parts. A part may be strong or a link; `href` is a URL or a path of the
 * shop.
 */
export type LetterWords = readonly { text: string; strong?: true; href?: string }[];

/** A block in the content of a newsletter. */
export type LetterBlock =
  | { kind: 'paragraph'; words: LetterWords }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly LetterWords[] }
  /** A paragraph with a single link that looks like a button. */
  | { kind: 'button'; label: string; href: string };
