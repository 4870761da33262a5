import { afterAll, describe, expect, it } from 'vitest';
import { readOfficePhone, readPhone } from '#shared/forms/phone.ts';
import { normaliseSize } from '#shared/goods/size-label.ts';
import { addressDetails } from '#shared/orders/address-words.ts';
import { flagsOf } from '#shared/reviews/flags.ts';
import { cleanLine, cleanLines } from '#shared/text/clean-text.ts';
import { normalizeForComparison, oneLine, plainText, shorten } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { typeset } from '#shared/text/typeset.ts';
import { deviceOf } from '../../backend/domain/device.ts';
import { readHours } from '../../backend/exchange/store-table/opening-hours.ts';
import { toColour } from '../../backend/exchange/yml/offers/colours/colour.ts';
import { colourAndSize, severalSizes } from '../../backend/exchange/yml/offers/split-values.ts';
import { readAmount } from '../../backend/exchange/yml/offers/values/amount.ts';
import { readCare } from '../../backend/exchange/yml/offers/values/care-text.ts';
import { readComposition } from '../../backend/exchange/yml/offers/values/composition.ts';
import { toQuery } from '../../backend/listing/search/reading/query.ts';

/** Functions that read texts from outside the shop, each with the maximum length of such a text. */
const readers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  // The contract or the gateway limits the length of these texts.
  ['flags of a review', 4_000, (text) => flagsOf([text])],
  ['a phone', 254, readPhone],
  [
    'an address',
    250,
    (text) => addressDetails({ address: text, flat: text, entrance: text, floor: text, intercom: text }),
  ],
  ['a query', 100, toQuery],
  ['a user agent', 512, deviceOf],
  ['a text of one line', 20_000, cleanLine],
  ['a text of several lines', 20_000, cleanLines],
  // The reader of feeds limits the length of these texts (backend/exchange/yml/feed/reading/feed-reader.ts).
  ['a description', 20_000, plainText],
  ['a name', 4_000, (text) => shorten(typeset(oneLine(text)), 100)],
  ['an address of a page', 4_000, slugify],
  ['a comparison', 4_000, normalizeForComparison],
  ['a price', 4_000, (text) => readAmount(text, undefined)],
  ['care', 4_000, readCare],
  ['a colour', 4_000, toColour],
  ['a composition', 4_000, readComposition],
  ['a size', 4_000, normaliseSize],
  ['a colour and a size', 4_000, (text) => colourAndSize(text, true)],
  ['several sizes', 4_000, (text) => severalSizes([{ value: text, unit: '' }])],
  ['an office phone', 4_000, readOfficePhone],
  ['opening hours', 1_000, readHours],
];

const pieces: readonly string[] = [
  ...[
    ' ',
    '\n',
    '\u00a0',
    '\t',
    ' \n',
    'a',
    'а',
    'Ё',
    '1',
    '1 ',
    '9',
    '0',
    '-',
    ' - ',
    '.',
    'a.',
    '@',
    'a@',
    '@.',
  ],
  ...[
    '%',
    '1%',
    'а 1%',
    '<',
    '<a',
    '<li',
    '<script',
    '</script ',
    '<!--',
    '&',
    '&a',
    '/',
    '(',
    '()',
    '[',
    ',',
    ' ,',
  ],
  ...[
    '㌖',
    'ﷺ',
    '\u200b',
    '\ud800',
    '😀',
    '*',
    'а*',
    'а ',
    'a\u0301',
    '_',
    '42 ',
    '42,',
    '42/',
    '75B ',
    'стирк',
    'рост ',
  ],
  ...[
    'цвет ',
    'Version/1',
    '"',
    '""',
    '«',
    '№',
    'доб.',
    'кв',
    'подъезд ',
    'пн-',
    '10:00-',
    '\\',
    '+7',
    '8 916 ',
  ],
];

/** CPU time of this thread, in ms. Other processes and other threads of this process do not add to it. */
function costOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The lowest of a few costs: the first runs also compile the code, and a run may include a collection of garbage. */
function leastCost(run: () => unknown): number {
  let least = costOf(run);
  for (let again = 0; least > HARMLESS_MS && again < 2; again += 1) least = Math.min(least, costOf(run));
  return least;
}

/**
 * CPU time in ms. A function that needs less for its longest text is harmless, however fast the time grows.
 */
const HARMLESS_MS = 60;
/**
 * By what factor the CPU time may grow if a text becomes four times as long. Linear growth means 4, quadratic
 * growth 16.
 */
const MOST_GROWTH = 9;

const figures = { readers: readers.length, textsRead: 0, dearestMs: 0 };
afterAll(() =>
  console.info(`Figures: ${JSON.stringify({ ...figures, dearestMs: Math.ceil(figures.dearestMs) })}`),
);

/** Finds texts, made by repeating short pieces, for which the CPU time grows faster than the length. */
function costlyTexts(longest: number, read: (text: string) => unknown, repeated = pieces): string[] {
  const costly: string[] = [];
  for (const piece of repeated)
    for (const end of ['', '!', 'a', '>']) {
      const textOf = (length: number) =>
        piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;
      let before = 0;
      for (const part of [16, 4, 1]) {
        const text = textOf(Math.ceil(longest / part));
        const cost = leastCost(() => read(text));
        figures.textsRead += 1;
        if (cost > HARMLESS_MS && cost > MOST_GROWTH * Math.max(before, 1)) {
          costly.push(`${JSON.stringify(piece)} × ${text.length}: ${before} ms, then ${cost} ms`);
          break;
        }
        figures.dearestMs = Math.max(figures.dearestMs, cost);
        before = cost;
      }
    }
  return costly;
}

describe('the cost of reading a text grows with its length, not faster', () => {
  it.each(readers)(
    'reading %s costs no more than in proportion to the length',
    (_, longest, read) => expect(costlyTexts(longest, read)).toEqual([]),
    600_000,
  );
});

it('the check finds a function with a quadratic cost', () => {
  const before = { ...figures };
  // A pattern for e-mail addresses that the shop once used. One hostile text kept the process busy for a
  // minute.
  const email = (text: string) => /[\p{L}\d._%+-]+@[\p{L}\d-]+\.\p{L}{2,}/u.test(text.normalize('NFKC'));
  expect(costlyTexts(4_000, email, ['㌖'])).not.toEqual([]);
  Object.assign(figures, before);
}, 600_000);
