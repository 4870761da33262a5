/** Words of a letter, of which some are strong or lead somewhere. An address may be a path of the shop. */
export type LetterWords = readonly { text: string; strong?: true; href?: string }[];

/** What the newsletter is written with. */
export type LetterBlock =
  | { kind: 'paragraph'; words: LetterWords }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly LetterWords[] }
  /** A paragraph that is one strong link. */
  | { kind: 'button'; label: string; href: string };
