/** Masculine, feminine, neuter, and plural-only nouns: «брюки». */
export type Gender = 'm' | 'f' | 'n' | 'many';

type Endings = Readonly<Record<Exclude<Gender, 'm'>, string>>;

/** By the ending of the dictionary form; the first match wins. */
const declensions: readonly (readonly [RegExp, Endings])[] = [
  [/(?<=н)ий$/u, { f: 'яя', n: 'ее', many: 'ие' }],
  [/(?<=[жчшщ])ий$/u, { f: 'ая', n: 'ее', many: 'ие' }],
  [/(?<=[гкх])[ио]й$/u, { f: 'ая', n: 'ое', many: 'ие' }],
  [/[ыо]й$/u, { f: 'ая', n: 'ое', many: 'ые' }],
];

/**
 * The nominative of an adjective for a gender: «летний» gives «летнее» for a dress. Throws if the word is not an
 * adjective.
 */
export function agree(adjective: string, gender: Gender): string {
  const [ending, forms] = declensions.find(([pattern]) => pattern.test(adjective)) ?? [];
  if (!ending || !forms) throw new RangeError(`«${adjective}» is not an adjective.`);
  return gender === 'm' ? adjective : adjective.replace(ending, forms[gender]);
}
