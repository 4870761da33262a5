import { z } from 'zod';
import type { PricedCode } from '../../../catalog/schedule/scheduled-prices.ts';
import { roubles } from '../../../platform/files/file-fields.ts';
import { hasAnEnd, inOrder, type PeriodShape } from './periods.ts';

/** Schema of the scheduled prices, each for an SKU or a vendor code. */
export const pricesSchema = (period: PeriodShape) =>
  z
    .array(
      z
        .strictObject({
          sku: z.string().min(1).max(200).optional(),
          vendorCode: z.string().min(1).max(200).optional(),
          price: roubles.refine((price) => price > 0, 'more than 0'),
          oldPrice: roubles.nullable().default(null),
          ...period,
        })
        .superRefine(inOrder)
        .superRefine(hasAnEnd)
        .superRefine(({ sku, vendorCode, price, oldPrice }, context) => {
          if ((sku === undefined) === (vendorCode === undefined))
            context.addIssue({ code: 'custom', message: 'one of sku and vendorCode' });
          if (oldPrice !== null && oldPrice <= price)
            context.addIssue({ code: 'custom', path: ['oldPrice'], message: 'must be more than price' });
        })
        .transform(({ sku, vendorCode, ...rest }) => ({ ...rest, ...codeOf(sku, vendorCode) })),
    )
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, { kind, code, from }] of entries.entries()) {
        // An entry with another error was not transformed, so it has no `kind`; it is skipped.
        if (kind === undefined) continue;
        const key = `${kind} ${code} ${from}`;
        if (seen.has(key))
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `${code} has another price from the same moment`,
          });
        seen.add(key);
      }
    });

const codeOf = (sku: string | undefined, vendorCode: string | undefined): PricedCode =>
  sku === undefined ? { kind: 'vendorCode', code: vendorCode ?? '' } : { kind: 'sku', code: sku };
