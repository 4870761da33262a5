export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

const endings: Record<Gender, [hard: string, soft: string]> = {
  masculine: ['ый', 'ий'],
  feminine: ['ая', 'яя'],
  neuter: ['ое', 'ее'],
  plural: ['ые', 'ие'],
};

const genderOfEnding: readonly [RegExp, Gender][] = [
  [/(ая|яя)$/, 'feminine'],
  [/(ое|ее)$/, 'neuter'],
  [/(ые|ие)$/, 'plural'],
  [/(ый|ий|ой)$/, 'masculine'],
];

/** The gender of an adjective; undefined for a word that does not look like an adjective. */
export function genderOfAdjective(word: string): Gender | undefined {
  return genderOfEnding.find(([ending]) => ending.test(word))?.[1];
}

/**
 * Guesses the gender of a noun (nominative) from its ending. Used only if nothing else is known about the
 * noun.
 */
export function genderOfNoun(word: string): Gender {
  if (/[ыи]$/.test(word)) return 'plural';
  if (/[ая]$/.test(word)) return 'feminine';
  return /[ое]$/.test(word) ? 'neuter' : 'masculine';
}

/**
 * The form of a dictionary adjective («чёрный», «синий», «голубой», «мужской») in the gender of a noun; undefined for
 * indeclinable words («хаки»).
 */
export function agree(adjective: string, gender: Gender): string | undefined {
  const [, root, ending] = /^(.+)(ый|ий|ой)$/.exec(adjective) ?? [];
  if (root === undefined || ending === undefined) return undefined;
  if (gender === 'masculine') return adjective;
  const velar = /[гкхжшчщ]$/.test(root);
  if (velar) return root + { feminine: 'ая', neuter: 'ое', plural: 'ие' }[gender];
  return root + endings[gender][ending === 'ий' ? 1 : 0];
}
