/** Emoji and the words that replace them. */
const signs: Readonly<Record<string, string>> = {
  '👗': 'платье',
  '👖': 'джинсы',
  '👕': 'футболка',
  '👚': 'блуза',
  '👔': 'рубашка',
  '🧥': 'куртка',
  '👟': 'кроссовки',
  '👠': 'туфли',
  '👢': 'сапоги',
  '👞': 'ботинки',
  '🥿': 'балетки',
  '👡': 'босоножки',
  '👜': 'сумка',
  '👛': 'кошелёк',
  '🎒': 'рюкзак',
  '🧣': 'шарф',
  '🧤': 'перчатки',
  '🧦': 'носки',
  '👒': 'шляпа',
  '🧢': 'кепка',
  '🕶': 'очки',
  '👓': 'очки',
  '👙': 'купальник',
  '🩳': 'шорты',
  '🩲': 'трусы',
  '💍': 'кольцо',
};
const sign = new RegExp(`(?:${Object.keys(signs).join('|')})\\uFE0F?`, 'gu');

const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const tens: Readonly<Record<string, string>> = {
  10: 'десять|десяти',
  15: 'пятнадцать|пятнадцати',
  20: 'двадцать|двадцати',
  30: 'тридцать|тридцати',
  40: 'сорок|сорока',
  50: 'пятьдесят|пятидесяти',
  60: 'шестьдесят|шестидесяти',
  70: 'семьдесят|семидесяти',
};

const phrases: readonly (readonly [pattern: RegExp, words: string])[] = [
  [new RegExp(`${start}х/б${end}`, 'giu'), 'хлопок'],
  [new RegExp(`${start}б/\\s?(?=\\p{L})`, 'giu'), 'без '],
  [new RegExp(`${start}д/\\s?(?=рукав)`, 'giu'), 'длинный '],
  [new RegExp(`${start}к/\\s?(?=рукав)`, 'giu'), 'короткий '],
  // «Не колется» (does not scratch) becomes words that exclude scratchy wool.
  [
    new RegExp(`${start}(?:не кол[ею]тся|не колюч\\p{L}+|неколюч\\p{L}+|не кусается)${end}`, 'giu'),
    'без шерсти, без мохера, без альпаки',
  ],
  [
    new RegExp(
      `${start}не (?:мн[её]тся|мнутся|мнущ\\p{L}+|мялся|мялась|мялось|мялись|сминается|сминаются)${end}`,
      'giu',
    ),
    'немнущийся',
  ],
  ...Object.entries(tens).map(
    ([number, written]) => [new RegExp(`${start}(?:${written})(?= процент)`, 'giu'), number] as const,
  ),
];

/** Replaces abbreviations and emoji in a query by full words. */
export function expandAbbreviations(text: string): string {
  const words = text.replace(sign, (found) => ` ${signs[found.replace('\uFE0F', '')] ?? ''} `);
  return phrases.reduce((written, [pattern, by]) => written.replace(pattern, by), words);
}
