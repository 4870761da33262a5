import { isRussian } from './letters.ts';
import { indeclinable, irregularStems, nounOfAdjective } from './words/word-forms.ts';

/** Minimum length of a stem in letters. A shorter stem would match unrelated words. */
const SHORTEST_STEM = 3;

/**
 * Endings of nouns and adjectives, longest first. Verbs are left out, because they are rare in the texts of a
 * shop.
 */
const endings = [
  ...['иями', 'ьями'],
  ...[
    'ями',
    'ами',
    'ыми',
    'ими',
    'ого',
    'его',
    'ому',
    'ему',
    'иях',
    'ьях',
    'иям',
    'ьям',
    'ием',
    'ьем',
    'ией',
    'ьев',
  ],
  ...[
    'ая',
    'яя',
    'ое',
    'ее',
    'ые',
    'ие',
    'ый',
    'ий',
    'ой',
    'ей',
    'ую',
    'юю',
    'ою',
    'ею',
    'ым',
    'им',
    'ом',
    'ем',
  ],
  ...['ых', 'их', 'ах', 'ях', 'ам', 'ям', 'ов', 'ев', 'ия', 'ья', 'ье', 'ии', 'ьи', 'ию', 'ью'],
  ...['а', 'е', 'и', 'й', 'о', 'у', 'ы', 'ь', 'ю', 'я'],
];

/**
 * Returns the stem of a folded word: the part that all its forms have in common. «Кроссовок» and «кроссовки»
 * have the same stem, and so do «шерстяной» and «шерсть», but not «бельё» and «белый». Words that are not
 * Russian stay unchanged.
 *
 * The standard stemmer for Russian takes «кардиган», «деним», «рукав» and «пижам» for verbs, so this one
 * handles only nouns and adjectives.
 */
export function stem(word: string): string {
  if (!isRussian(word)) return word;
  const known = irregularStems.get(word);
  if (known !== undefined) return known;
  if (indeclinable.has(word)) return word;
  const kept = stems.get(word);
  if (kept !== undefined) return kept;
  const plain = plainStem(word);
  const found = nounOfAdjective.get(plain) ?? plain;
  if (stems.size < MOST_KEPT) stems.set(word, found);
  return found;
}

/** Whether a folded word is an adjective made from a noun, as «трикотажное» is from «трикотаж». */
export function isMadeOfNoun(word: string): boolean {
  return (
    /(?:[ыио]й|[аяую]я|ую|[оеыи]е|[оеыи]го|[ыи]м|[ыи]х|[ыи]ми|[ое]му)$/.test(word) &&
    nounOfAdjective.has(plainStem(word))
  );
}

function plainStem(word: string): string {
  // In «немнущаяся», the ending «ая» comes before the suffix «-ся», so the suffix is removed first.
  const declined = word.replace(/(?<=[щш](?:ий|ая|ее|ие|его|ему|ей|их|им|ими|ую))ся$/, '');
  const bare = withoutFleetingVowel(declined) ?? withoutEnding(declined);
  // Removes a diminutive suffix: «чёрненький» gets the stem of «чёрный».
  return bare.replace(/^(.{3,})[ео]ньк$/, '$1');
}

/** Cached stems, because goods repeat the same words. */
const stems = new Map<string, string>();
const MOST_KEPT = 20_000;

/**
 * Stem of a noun of which some forms lack a vowel, such as «кроссовок», «маек» and «хлопок»; undefined for
 * other words.
 */
function withoutFleetingVowel(word: string): string | undefined {
  const [, beginning, vowel] = /^(.+)([ое])к$/.exec(word) ?? [];
  if (beginning === undefined || beginning.length < 2) return undefined;
  if (/[бвгджзйклмнпрстфхцчшщ]$/.test(beginning)) return `${beginning}к`;
  return vowel === 'е' && /[аеиоуыэюя]$/.test(beginning) ? `${beginning}йк` : undefined;
}

function withoutEnding(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
