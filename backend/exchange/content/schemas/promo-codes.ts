import { z } from 'zod';
import { day, roubles } from '../../../platform/files/file-fields.ts';
import { bare, unique } from './fields.ts';
import { daysInOrder } from './periods.ts';

export const promoCodes = z
  .array(
    z
      .strictObject({
        code: z.string().regex(/^[A-ZА-ЯЁ\d-]{3,32}$/, '3 to 32 capital letters, digits and hyphens'),
        percent: z.int().min(1).max(100).optional(),
        sum: roubles.optional(),
        freeDelivery: z.literal(true).optional(),
        from: roubles.default(0),
        listings: z.array(bare).default([]),
        countsReduced: z.boolean().default(true),
        combines: z.boolean().default(false),
        maxUses: z.int().positive().nullable().default(null),
        maxUsesPerShopper: z.int().positive().nullable().default(null),
        starts: day.nullable().default(null),
        ends: day.nullable().default(null),
      })
      .superRefine(daysInOrder)
      .superRefine(({ percent, sum, freeDelivery }, context) => {
        if ([percent, sum, freeDelivery].filter((one) => one !== undefined).length !== 1)
          context.addIssue({ code: 'custom', message: 'one of percent, sum and freeDelivery' });
      })
      .transform(({ percent, sum, freeDelivery, from, listings, maxUsesPerShopper, ...rest }) => {
        const kind: 'percent' | 'sum' | 'free-delivery' =
          percent !== undefined ? 'percent' : sum !== undefined ? 'sum' : 'free-delivery';
        return {
          ...rest,
          kind,
          value: percent ?? sum ?? 0,
          fromSum: from,
          categoryPaths: listings,
          maxUsesPerOwner: maxUsesPerShopper,
        };
      }),
  )
  .superRefine(unique(({ code }) => code, 'code', 'another promo code has this code'));
