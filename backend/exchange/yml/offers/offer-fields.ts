import { z } from 'zod';
import { normaliseSize } from '#shared/goods/size-label.ts';
import { oneLine, shorten } from '#shared/text/plain-text.ts';
import { isRouble, readAmount, type ThreeDigits } from './values/amount.ts';

/** Maximum price in kopecks that the contract allows and that fits into an integer of the database. */
const PRICE_LIMIT = 2_000_000_000;

const MISSING = 'is missing';
const NOT_MONEY = 'is not an amount in roubles such as 12990 or 12990.50';
const AMBIGUOUS =
  'has three digits after its sign: thousands or parts of a rouble; the mapping says which (prices: threeDigits)';

/** Schema that converts an amount in roubles to kopecks. */
const moneyOf = (threeDigits: ThreeDigits) =>
  z
    .string()
    .min(1, MISSING)
    .transform((text, context) => {
      const amount = readAmount(text, threeDigits);
      if ('kopecks' in amount) return amount.kopecks;
      const why = amount.why === 'ambiguous' ? AMBIGUOUS : NOT_MONEY;
      context.addIssue({ code: 'custom', message: `«${shorten(oneLine(text), 40)}» ${why}` });
      return z.NEVER;
    })
    .refine((kopecks) => kopecks > 0, 'is zero')
    .refine((kopecks) => kopecks <= PRICE_LIMIT, 'is more than 20 million roubles');

const words = (limit: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text !== '', MISSING)
    .refine((text) => text.length <= limit, `is longer than ${limit} characters`);

/**
 * Schema of the fields without which an offer cannot be sold. The keys are names of elements, except `Размер`
 * and `Цвет`, which are names of params. All other parts of an offer are optional and are ignored if they are
 * invalid.
 */
const fieldsOf = (threeDigits: ThreeDigits) =>
  z.object({
    id: z
      .string()
      .min(1, MISSING)
      .max(60, 'is longer than 60 characters')
      .regex(/^[^\s<>"'\p{Cc}]*$/u, 'contains spaces, quotes or control characters'),
    group_id: z.string().max(120, 'is longer than 120 characters'),
    name: words(512).transform((name) => name.replace(/[\s,;.]+$/, '')),
    price: moneyOf(threeDigits),
    currencyId: z
      .string()
      .refine(
        (code) => code === '' || isRouble(code),
        'is not RUR or RUB; prices of the shop are in roubles',
      ),
    categoryId: z.string().min(1, MISSING),
    Размер: words(40)
      .transform(normaliseSize)
      .refine((size) => size.length <= 20, 'is longer than 20 characters'),
    Цвет: words(60),
  });

const readers = {
  unknown: fieldsOf(undefined),
  thousands: fieldsOf('thousands'),
  decimals: fieldsOf('decimals'),
};

export type RequiredFields = z.infer<ReturnType<typeof fieldsOf>>;

export const requiredFields = (threeDigits: ThreeDigits) => readers[threeDigits ?? 'unknown'];

/** Schema of the price before a discount. If it is invalid, callers ignore that price. */
export const formerPrice = (threeDigits: ThreeDigits) => readers[threeDigits ?? 'unknown'].shape.price;
