/** Masculine, feminine, neuter, and what is only ever many: «брюки». */
export type Gender = 'm' | 'f' | 'n' | 'many';

type Endings = Readonly<Record<Exclude<Gender, 'm'>, string>>;

/** By how the dictionary form ends; the first that fits counts. */
const declensions: readonly (readonly [RegExp, Endings])[] = [
  [/(?<=н)ий$/u, { f: 'яя', n: 'ее', many: 'ие' }],
  [/(?<=[жчшщ])ий$/u, { f: 'ая', n: 'ее', many: 'ие' }],
  [/(?<=[гкх])[ио]й$/u, { f: 'ая', n: 'ое', many: 'ие' }],
  [/[ыо]й$/u, { f: 'ая', n: 'ое', many: 'ые' }],
];

/** An adjective in the nominative: «летний» for a dress is «летнее». Throws for what is no adjective. */
export function agree(adjective: string, gender: Gender): string {
  const [ending, forms] = declensions.find(([pattern]) => pattern.test(adjective)) ?? [];
  if (!ending || !forms) throw new RangeError(`«${adjective}» is no adjective.`);
  return gender === 'm' ? adjective : adjective.replace(ending, forms[gender]);
}
