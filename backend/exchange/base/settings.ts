import { z } from 'zod';
import { address, detail } from '../../platform/settings/fields.ts';

/** Where goods are imported from. No source is set by default; see .env.example. */
export const exchangeSettings = z.object({
  /** Address of the retailer's feed, which a job imports. */
  IMPORT_URL: address(['http:', 'https:'], 'https://1c.shop.example/feed.yml').optional(),
  IMPORT_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
      'a whole number of minutes from 5 to 1440',
    )
    .default('60')
    .transform(Number),
  /** Whether an import removes goods that are not in the feed. */
  IMPORT_PRUNE: z.enum(['on', 'off'], 'one of on, off').default('off'),
  /** Whether 1C may import goods, and the name of the 1C price type that shoppers pay. */
  IMPORT_1C: z.enum(['on', 'off'], 'one of on, off').default('off'),
  IMPORT_1C_PRICE: detail.optional(),
  /** Whether the feed and its pictures may be at an address of this machine or its private network. */
  IMPORT_PRIVATE_NETWORK: z.enum(['on', 'off'], 'one of on, off').default('off'),
});

export type ExchangeSettings = z.infer<typeof exchangeSettings>;
