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

/** The grammatical gender of a Russian adjective. Undefined if the word does not look like an adjective. */
export function genderOfAdjective(word: string): Gender | undefined {
  return genderOfEnding.find(([ending]) => ending.test(word))?.[1];
}

/**
 * Guesses the gender of a Russian noun in the nominative by its ending. For nouns whose gender is not known
 * otherwise.
 */
export function genderOfNoun(word: string): Gender {
  if (/[ыи]$/.test(word)) return 'plural';
  if (/[ая]$/.test(word)) return 'feminine';
  return /[ое]$/.test(word) ? 'neuter' : 'masculine';
}

/**
 * Puts a Russian adjective («чёрный», «синий», «голубой», «мужской») into the given gender. Undefined if the
 * word never changes («хаки»).
 */
export function agree(adjective: string, gender: Gender): string | undefined {
  const [, root, ending] = /^(.+)(ый|ий|ой)$/.exec(adjective) ?? [];
  if (root === undefined || ending === undefined) return undefined;
  if (gender === 'masculine') return adjective;
  const velar = /[гкхжшчщ]$/.test(root);
  if (velar) return root + { feminine: 'ая', neuter: 'ое', plural: 'ие' }[gender];
  return root + endings[gender][ending === 'ий' ? 1 : 0];
}
