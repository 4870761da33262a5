import { z } from 'zod';
import { normaliseSize } from '#shared/goods/size-label.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { STOCK_LIMIT } from './offer-stock.ts';

/** The largest price of the contract that fits the database's integer, in kopecks. */
const PRICE_LIMIT = 2_000_000_000;

const MISSING = 'is missing';

/** Kopecks of «12990», «12990.50» or «12 990,50». */
const money = z
  .string()
  .min(1, MISSING)
  .transform((text) => text.replace(/[\s\u00a0]/g, '').replace(',', '.'))
  .refine(
    (text) => /^\d{1,9}(\.\d{1,2})?$/.test(text),
    'is not an amount in roubles such as 12990 or 12990.50',
  )
  .transform((text) => Math.round(Number(text) * 100))
  .refine((kopecks) => kopecks > 0, 'is zero')
  .refine((kopecks) => kopecks <= PRICE_LIMIT, 'is more than 20 million roubles');

const words = (limit: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text !== '', MISSING)
    .refine((text) => text.length <= limit, `is longer than ${limit} characters`);

/**
 * What an offer must have to be sold. Keys are names of elements; `Размер` and `Цвет` are parameters. All
 * other parts of an offer are optional; invalid ones are left out.
 */
export const requiredFields = z.object({
  id: z
    .string()
    .min(1, MISSING)
    .max(60, 'is longer than 60 characters')
    .regex(/^[^\s<>"'\p{Cc}]*$/u, 'contains spaces, quotes or control characters'),
  group_id: z.string().max(120, 'is longer than 120 characters'),
  name: words(512).transform((name) => name.replace(/[\s,;.]+$/, '')),
  price: money,
  currencyId: z.string().regex(/^(RUR|RUB)?$/i, 'is not RUR or RUB; prices of the shop are in roubles'),
  categoryId: z.string().min(1, MISSING),
  count: z
    .string()
    .transform((text) => text.replace(/[\s\u00a0]/g, ''))
    .refine((text) => /^(\d{1,9})?$/.test(text), 'is not a whole number of pieces')
    .transform((text) => (text === '' ? null : Math.min(STOCK_LIMIT, Number(text)))),
  Размер: words(40)
    .transform(normaliseSize)
    .refine((size) => size.length <= 20, 'is longer than 20 characters'),
  Цвет: words(60),
});

/** The price before a discount; an invalid one is left out. */
export const formerPrice = money;
