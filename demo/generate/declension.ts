/** Masculine, feminine, neuter, and nouns that have only a plural: «брюки». */
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
 * Puts an adjective in the dictionary form into the nominative of a gender: «летний» becomes «летнее» for a
 * dress. Throws if the word is not an adjective.
 */
export function agree(adjective: string, gender: Gender): string {
  const [ending, forms] = declensions.find(([pattern]) => pattern.test(adjective)) ?? [];
  if (!ending || !forms) throw new RangeError(`«${adjective}» is not an adjective.`);
  return gender === 'm' ? adjective : adjective.replace(ending, forms[gender]);
}
