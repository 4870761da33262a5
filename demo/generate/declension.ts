/** Masculine, feminine, neuter, and `many` for nouns that have only a plural: «брюки». */
export type Gender = 'm' | 'f' | 'n' | 'many';

type Endings = Readonly<Record<Exclude<Gender, 'm'>, string>>;

/** Endings of the four genders by the ending of the dictionary form. The first matching rule applies. */
const declensions: readonly (readonly [RegExp, Endings])[] = [
  [/(?<=н)ий$/u, { f: 'яя', n: 'ее', many: 'ие' }],
  [/(?<=[жчшщ])ий$/u, { f: 'ая', n: 'ее', many: 'ие' }],
  [/(?<=[гкх])[ио]й$/u, { f: 'ая', n: 'ое', many: 'ие' }],
  [/[ыо]й$/u, { f: 'ая', n: 'ое', many: 'ые' }],
];

/**
 * Converts an adjective from its dictionary form to the nominative of a gender: «летний» becomes «летнее» for
 * «платье». Throws if the word is not an adjective.
 */
export function agree(adjective: string, gender: Gender): string {
  const [ending, forms] = declensions.find(([pattern]) => pattern.test(adjective)) ?? [];
  if (!ending || !forms) throw new RangeError(`«${adjective}» is not an adjective.`);
  return gender === 'm' ? adjective : adjective.replace(ending, forms[gender]);
}
