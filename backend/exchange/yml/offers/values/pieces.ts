/** Matches words for «in stock» without a number. */
const SOME =
  /^(?:да|есть|в наличии|имеется|на складе|true|yes|y|in[ _-]?stock|available|limited(?:[ _-]availability)?|\+)$/i;
/** Matches words for «cannot be bought now». */
const NO =
  /^(?:нет|нету|отсутствует|(?:нет|не) (?:в наличии|на складе|в продаже)|под заказ|предзаказ|ожидается|скоро|распродан[аоы]?|продан[аоы]?|закончил(?:ся|ась|ось|ись)|недоступ(?:ен|на|но|ны)|снят[аоы]? с (?:производства|продажи)|false|no|n|out[ _-]?of[ _-]?stock|sold[ _-]?out|pre[ _-]?order|back[ _-]?order|discontinued|unavailable|[-–—])$/i;

/**
 * Match the words around a number, before it (`BEFORE`) and after it (`AFTER`): «в наличии (3)», «осталось
 * 5», «5 шт на складе».
 */
const BEFORE = /^(?:в наличии|есть|имеется|осталось|остаток|на складе|всего)[\s:(–—-]*(?=\d)/i;
const AFTER = /(?<=\d|[а-я.])\s*(?:в наличии|на складе|в магазине|осталось)$/i;
const UNIT = /(?<=\d)\s*(?:штуки|штука|штук|шт|pcs|pc|ед|пар|пары|пара)(?![\p{L}])\.?$/iu;
/**
 * Matches words before a number that say that it is a minimum: «> 10», «от 5 до 10». «10+» and «5–10» are
 * matched below.
 */
const AT_LEAST = /^(?:>=?|≥|более|больше|свыше|от)\s*/i;
const RANGE = /^(?:от\s*)?(\d+)\s*(?:[-–—]|до)\s*\d+$/i;

/**
 * The number of pieces in stock; `some` if there are any but the number is unknown, `unreadable` if the text
 * cannot be understood.
 */
export type Pieces = number | 'some' | 'unreadable';

/** Maximum stock of one article. */
export const STOCK_LIMIT = 1_000_000;

/**
 * Parses a number of pieces: «5», «5.000», «3,0», «5 шт», «> 10», «в наличии (3)». For a range, returns its
 * minimum. Rounds fractions down. A number below zero stays negative.
 */
export function readPieces(text: string): Pieces {
  const line = tidy(text);
  if (SOME.test(line)) return 'some';
  if (NO.test(line)) return 0;
  const bare = withoutWords(line)
    .replace(RANGE, '$1')
    .replace(AT_LEAST, '')
    .replace(/(?<=\d)\s*\+$/, '')
    .replace(/^[−–—]/, '-')
    .replace(/ /g, '');
  const plain = /^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : /^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare)
      ? bare.replaceAll(',', '')
      : bare.replace(',', '.');
  if (!/^-?\d{1,12}(\.\d+)?$/.test(plain)) return 'unreadable';
  const number = Number(plain);
  // Adding 0 turns -0 (from «-0.00») into 0.
  return Math.min(STOCK_LIMIT, Math.floor(number)) + 0;
}

/** Whether a text is a range such as «5–10»; `readPieces` returns only its minimum. */
export function isRangeOfPieces(text: string): boolean {
  return RANGE.test(withoutWords(tidy(text)));
}

const tidy = (text: string): string => text.replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ').trim();

const withoutWords = (line: string): string =>
  line.replace(AFTER, '').replace(BEFORE, '').replace(/\)$/, '').replace(UNIT, '').trim();
