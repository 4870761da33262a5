import { sizeScales } from '#shared/goods/size-scales.ts';
import type { Filters } from '../../facets/choose.ts';
import { stem } from '../../language/stem.ts';
import { audience, audienceOfQuery, everyChild } from '../../language/words/audience.ts';
import { type Query, tokensWithin } from './query.ts';
import { isFree, type Reader, type Reading, type SizesFor } from './reading.ts';
import type { ShopWords } from './shop-words.ts';
import {
  bigFrom,
  cups,
  heightOfMonths,
  heightOfYears,
  international,
  russianLetters,
} from './size-tables.ts';

const before = '(?<![а-яa-z\\d-])';
const after = '(?![а-яa-z\\d])';
const number = String.raw`(\d{2,3}(?:[.,]5)?)`;
const letters = '([2-5]?x{0,3}[sl]|m|ххс|хс|х{1,3}л|с|м|л)';
const mark = String.raw`(?:размер[а-я]*|р-р[а-я]*|разм\.?|р\.?|size)`;

type Shape = { pattern: RegExp; read: (match: RegExpMatchArray, ask: Ask) => Found | undefined };
type Ask = { shop: ShopWords; forWhom: number };
type Found = {
  name: string;
  values: readonly string[];
  instead?: readonly string[];
  sizesFor?: SizesFor;
  isBare?: boolean;
  hint?: number;
};

const shape = (source: string, read: Shape['read']): Shape => ({
  pattern: new RegExp(`${before}(?:${source})${after}`, 'g'),
  read,
});

/** Regular expressions for the forms in which sizes are typed, the most reliable first. */
const shapes: readonly Shape[] = [
  shape(
    String.raw`(?:на )?рост(?:а|ом)? (\d{2,3})(?: ?см)?|(\d{2,3}) ?(?:см )?рост(?:а)?|(\d{2,3}) ?см`,
    (match, ask) => height(Number(match[1] ?? match[2] ?? match[3]), ask),
  ),
  shape(String.raw`(?:на |от )?(\d{1,2}) ?(?:лет|год|года|годика|годик)`, ([, years], ask) =>
    aged(heightOfYears[Number(years)], `${years}\u00a0${Number(years) < 5 ? 'года' : 'лет'}`, ask),
  ),
  shape(String.raw`(?:на )?(\d{1,2}) ?мес(?:яц[а-я]*)?\.?`, ([, months], ask) =>
    aged(heightOfMonths.find(([most]) => Number(months) <= most)?.[1], `${months}\u00a0мес.`, ask),
  ),
  shape('(?:на )?(?:(полгода)|(полтора года)|годик|годовал[а-я]+)', ([age = '', half, more], ask) => {
    const months = half ? 6 : more ? 18 : 12;
    return aged(heightOfMonths.find(([most]) => months <= most)?.[1], age.replace(/^на /, ''), ask);
  }),
  shape(String.raw`(?:${mark} ?)?(\d{2,3}) ?([a-fабвсцдеф])`, ([, band = '', cup = ''], ask) => {
    const letter = cups[cup] ?? cup;
    const values = offered(ask, [`byust-${band}${letter}`, `${band}${letter}`]);
    return { name: `${band}${letter.toUpperCase()}`, values };
  }),
  shape(
    `больш(?:ой|ие|их|ого) размер[а-я]*|плюс ?сайз|plus ?size|батал[а-я]*|(?:для |на )?(?:полн|пышн)(?:ых|ым|ую|ой|ые)(?: (?:людей|фигур[а-я]*))?`,
    (_, ask) => ({
      name: 'большие размеры',
      values: clothes(ask).filter((value) => Number(value) >= bigFrom),
    }),
  ),
  shape(`${mark} ?${letters}|${letters} ?${mark}`, (match, ask) => lettered(match[1] ?? match[2] ?? '', ask)),
  shape(
    String.raw`(?:${mark} ?)?(\d{2,3})(?: ?[-–—/] ?)(\d{2,3})(?: ?${mark})?`,
    ([, from = '', to = ''], ask) => range(from, to, ask),
  ),
  shape(`${mark} ?${number}|${number}(?:-?й|-?го|-?ый|-?ой)? ?${mark}`, (match, ask) =>
    numbered(match[1] ?? match[2] ?? '', ask, false),
  ),
  shape('([2-5]?x{1,3}[sl]|xs|хл|ххл|хххл|хс)', ([, written = ''], ask) => lettered(written, ask)),
  shape('([sml]|[мл])', ([, written = ''], ask) => lettered(written, ask)),
  shape(`${number}(?! ?(?:%|(?:ден|den)${after}))`, ([, written = ''], ask) => numbered(written, ask, true)),
];

/**
 * Recognises sizes that are values of the facet: «46», «размер M», «44-46», «43,5», «рост 110», «на 5 лет»,
 * «75B».
 */
export const readSizes: Reader = (query, shop, claimed) => {
  const readings: Reading[] = [];
  const free = [...claimed];
  const ask = { shop, forWhom: audienceOf(query) };
  for (const { pattern, read } of shapes) {
    for (const match of query.folded.matchAll(pattern)) {
      const place = tokensWithin(query, match.index, match.index + match[0].length);
      if (!place || !isFree(free, place.first, place.end)) continue;
      const found = read(match, ask);
      const options = [found?.values, found?.instead].flatMap((values): Filters[] =>
        values && values.length > 0 ? [{ size: values }] : [],
      );
      if (!found || options.length === 0) continue;
      free.fill(true, place.first, place.end);
      readings.push({
        kind: 'size',
        name: found.name,
        ...place,
        options,
        stems: [],
        ...(found.sizesFor ? { sizesFor: found.sizesFor } : {}),
        ...(found.hint === undefined ? {} : { hint: found.hint }),
        specificity: found.isBare ? 5.5 : 6,
      });
    }
  }
  return readings;
};

function audienceOf({ tokens }: Query): number {
  return tokens.reduce((bits, { word }) => bits | audienceOfQuery(stem(word)), 0);
}

function offered({ shop }: Ask, values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => shop.sizes.places.has(value));
}

const prefixes = sizeScales.map(({ prefix }) => prefix);

/**
 * The sizes with this number in any scale. If no scale has it, the ranges of sizes that contain the number,
 * such as those of socks and caps.
 */
function numbered(written: string, ask: Ask, isBare: boolean): Found {
  const value = written.replace(/[.,]/, '-');
  const wanted = Number(written.replace(',', '.'));
  const values = offered(
    ask,
    prefixes.map((prefix) => `${prefix}${value}`),
  );
  const instead = ask.shop.sizes.entries
    .map((entry) => entry.value)
    .filter((name) => {
      const [, from, to] = /(\d+)-(\d+)$/.exec(name) ?? [];
      return to !== undefined && Number(to) > Number(from) && Number(from) <= wanted && wanted <= Number(to);
    });
  return { name: `размер\u00a0${written.replace('.', ',')}`, values, instead, isBare };
}

function range(from: string, to: string, ask: Ask): Found | undefined {
  if (Number(from) >= Number(to)) return undefined;
  const name = `размер\u00a0${from}–${to}`;
  const whole = offered(
    ask,
    prefixes.map((prefix) => `${prefix}${from}-${to}`),
  );
  const single = [from, to].flatMap((one) => numbered(one, ask, false).values);
  return { name, values: [...new Set([...whole, ...single])] };
}

/** Finds the sizes for letters. They depend on the audience: S is 44 for women and 46 for men. */
function lettered(written: string, ask: Ask): Found {
  const letter = russianLetters[written] ?? written;
  const known = international[letter];
  const name = `размер\u00a0${letter.toUpperCase()}`;
  if (!known) return { name, values: offered(ask, [letter]) };
  const isForMen = (ask.forWhom & audience.men) !== 0;
  const isForWomen = (ask.forWhom & audience.women) !== 0;
  const [women, men] = [offered(ask, [letter, known.women]), offered(ask, [letter, known.men])];
  if (isForWomen && !isForMen) return { name, values: women };
  if (isForMen && !isForWomen) return { name, values: men };
  return { name, values: [...new Set([...women, ...men])], sizesFor: { women, men } };
}

/** The nearest height among those in which the shop has goods. */
function height(wanted: number, ask: Ask): Found | undefined {
  const near = heights(ask)
    .map((one) => ({ one, off: Math.abs(one - wanted) }))
    .filter(({ off }) => off <= 3)
    .sort((a, b) => a.off - b.off || b.one - a.one)
    .slice(0, 1);
  return { name: `рост\u00a0${wanted}`, values: near.map(({ one }) => `rost-${one}`), hint: everyChild };
}

function aged(wanted: number | undefined, age: string, ask: Ask): Found | undefined {
  return wanted === undefined
    ? undefined
    : { ...height(wanted, ask), name: age, values: height(wanted, ask)?.values ?? [] };
}

function heights({ shop }: Ask): number[] {
  return shop.sizes.entries.flatMap(({ value }) => {
    const [, written] = /^rost-(\d+)$/.exec(value) ?? [];
    return written === undefined ? [] : [Number(written)];
  });
}

function clothes({ shop }: Ask): string[] {
  return shop.sizes.entries.map(({ value }) => value).filter((value) => /^\d+$/.test(value));
}
