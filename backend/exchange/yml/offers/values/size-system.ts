import { baseSize } from '#shared/goods/size-label.ts';
import { oneSize } from '#shared/goods/size-words.ts';
import { type SizeSystem, sizes } from '#shared/goods/sizes.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';

/**
 * For each size system, its name as a value of the param «Размерная сетка», by which a feed can choose the
 * system.
 */
export const systemNames: Readonly<Record<SizeSystem, string>> = {
  women: 'Женская одежда',
  men: 'Мужская одежда',
  children: 'Детская одежда',
  shoes: 'Обувь',
  headwear: 'Головные уборы',
  'one-size': 'Единый размер',
  bra: 'Бюстгальтеры',
  hosiery: 'Чулки и носки',
  belt: 'Ремни',
};

const systemByName = new Map(
  Object.entries(systemNames).map(([system, name]) => [normalizeForComparison(name), system as SizeSystem]),
);

/**
 * For each size system, the attribute `unit` of «Размер» that determines it. Exports write the same values.
 */
export const systemUnits: Readonly<Record<SizeSystem, string>> = {
  women: 'RU',
  men: 'RU',
  children: 'Height',
  shoes: 'EU',
  headwear: 'Round',
  'one-size': '',
  bra: 'RU',
  hosiery: 'RU',
  belt: 'cm',
};

export type SizeSystemHints = {
  /** The value of the param «Размерная сетка»; '' if the offer has none. */
  named: string;
  /** The attribute `unit` of «Размер». */
  unit: string;
  sizes: readonly string[];
  /** The names of the categories from the root down and the name of the goods, as one text. */
  words: string;
  gender: string;
  age: string;
};

const SHOES =
  /обув|кроссов|ботин|туфл|сапо|лофер|кед(ы|ов)|босонож|сандал|балетк|мокасин|тапоч|шлепан|сабо|слипон/;
const HEADWEAR = /шапк|кепк|берет|шляп|панам|бейсболк|головн|ушанк|балаклав/;
const HOSIERY = /колгот|чулк|чулок|чулоч|носк|носоч|гольф(ы|ов)/;
const CHILDREN = /дет(ям|ей|и(?![а-я])|ск)|девоч|мальчик|малыш|новорожд|ребен|подрост|школьн/;
const MEN = /муж/;

/**
 * The size system of a model. The first of these hints that points to a system decides: the param in the
 * feed, the unit, the notation of the sizes, words in the names of categories and goods. By default, clothes
 * are women's.
 */
export function sizeSystemOf({ named, unit, sizes: made, words, gender, age }: SizeSystemHints): SizeSystem {
  const chosen = systemByName.get(normalizeForComparison(named));
  if (chosen) return chosen;
  if (made.every((size) => size === oneSize)) return 'one-size';
  if (/^height$/i.test(unit)) return 'children';
  const text = normalizeForComparison(words);
  if (HEADWEAR.test(text) || /^round$/i.test(unit)) return 'headwear';
  if (SHOES.test(text)) return 'shoes';
  if (made.some((size) => /^\d{2,3}[A-K]{1,2}(?:\/[A-K]{1,2})?$/.test(size))) return 'bra';
  if (HOSIERY.test(text)) return 'hosiery';
  if (/ремн|ремень|пояс(а|ов)?(?![а-я])/.test(text)) return 'belt';
  if (/^(months|years)$/i.test(unit) || CHILDREN.test(text) || CHILDREN.test(normalizeForComparison(age)))
    return 'children';
  return MEN.test(normalizeForComparison(gender)) || MEN.test(text) ? 'men' : 'women';
}

/** International sizes for Russian sizes that are too small or too large for the shop's size tables. */
const beyond: Partial<Record<SizeSystem, Readonly<Record<string, string>>>> = {
  women: { 40: 'XXS', 56: '4XL', 58: '5XL', 60: '6XL', 62: '7XL' },
  men: { 42: 'XXS', 56: '3XL', 58: '4XL', 60: '5XL', 62: '6XL' },
};

/**
 * The international size of a Russian size according to the shop's size tables. For a range of sizes, returns
 * a range. Null if the tables do not contain the size.
 */
export function internationalOf(system: SizeSystem, size: string, unit: string): string | null {
  if (unit !== '' && !/^ru$/i.test(unit)) return null;
  const found = baseSize(size)
    .split('–')
    .map((one) => sizes[system].find(({ value }) => value === one)?.international ?? beyond[system]?.[one]);
  return found.every((one) => one != null) ? [...new Set(found)].join('–') : null;
}

/** Value of the param for the international size; it says that a size has none. */
export const NO_INTERNATIONAL = 'нет';

/**
 * The international size: that in the feed or, if the feed has none, that in the tables; null if neither has
 * one.
 */
export const internationalIn = (written: string, derived: string | null): string | null =>
  /^(?:нет|[-–—])$/i.test(written) ? null : written || derived;

const FOREIGN = /^(?:EU|UK|US|IT|FR|DE)$/i;

/**
 * Appends the size system if it differs from the shop's: the EU size 42 of a dress becomes «42 EU», because
 * «42» would be a Russian size. Shoes have EU sizes in the shop, so «EU» is not appended to them.
 */
export function withForeignSystem(size: string, system: SizeSystem, unit: string): string {
  if (system === 'shoes') {
    const bare = size.replace(/ EU$/, '');
    return FOREIGN.test(unit) && !/^EU$/i.test(unit) && isPlainNumber(bare)
      ? `${bare} ${unit.toUpperCase()}`
      : bare;
  }
  const isClothing = system === 'women' || system === 'men';
  return isClothing && FOREIGN.test(unit) && isPlainNumber(size) ? `${size} ${unit.toUpperCase()}` : size;
}

const isPlainNumber = (size: string) => /^\d{1,2}(?:,5)?(?:–\d{1,2}(?:,5)?)?$/.test(size);
