import { isRussian } from './letters.ts';
import { countedAs, indeclinable, madeOf } from './words/word-forms.ts';

/** Shorter stems would stand for too much. */
const SHORTEST_STEM = 3;

/** Endings of nouns and adjectives, longest first. A shop declines, it hardly conjugates. */
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
 * What the forms of a word have in common; `word` is folded. «Кроссовок» and «кроссовки» agree, and so do «шерстяной»
 * and «шерсть»; «бельё» and «белый» do not. Words in other letters stay as they are.
 *
 * The usual stemmer for Russian takes «кардиган», «деним», «рукав» and «пижам» for forms of verbs, so this one knows
 * nouns and adjectives only.
 */
export function stem(word: string): string {
  if (!isRussian(word)) return word;
  const known = countedAs.get(word);
  if (known !== undefined) return known;
  if (indeclinable.has(word)) return word;
  const kept = stems.get(word);
  if (kept !== undefined) return kept;
  const plain = plainStem(word);
  const found = madeOf.get(plain) ?? plain;
  if (stems.size < MOST_KEPT) stems.set(word, found);
  return found;
}

/** Whether a folded word is an adjective made of a noun, as «трикотажное» of «трикотаж». */
export function isMadeOfNoun(word: string): boolean {
  return (
    /(?:[ыио]й|[аяую]я|ую|[оеыи]е|[оеыи]го|[ыи]м|[ыи]х|[ыи]ми|[ое]му)$/.test(word) &&
    madeOf.has(plainStem(word))
  );
}

function plainStem(word: string): string {
  // «Немнущаяся» is declined before its «-ся».
  const declined = word.replace(/(?<=[щш](?:ий|ая|ее|ие|его|ему|ей|их|им|ими|ую))ся$/, '');
  const bare = withoutFleetingVowel(declined) ?? withoutEnding(declined);
  // «Чёрненький» is «чёрный».
  return bare.replace(/^(.{3,})[ео]ньк$/, '$1');
}

/** The words of goods come again and again. */
const stems = new Map<string, string>();
const MOST_KEPT = 20_000;

/** «Кроссовок», «маек» and «хлопок» lose a vowel in their other forms. */
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
