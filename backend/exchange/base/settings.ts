import { z } from 'zod';
import { address, detail } from '../../platform/settings/fields.ts';

/** Settings of the imports of goods. By default, the shop imports no goods; see .env.example. */
export const exchangeSettings = z.object({
  /** URL of the retailer's goods feed, which a job imports regularly. */
  IMPORT_URL: address(['http:', 'https:'], 'https://1c.shop.example/feed.yml').optional(),
  IMPORT_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
      'a whole number of minutes from 5 to 1440',
    )
    .default('60')
    .transform(Number),
  /** Whether an import removes goods that the feed does not contain. */
  IMPORT_PRUNE: z.enum(['on', 'off'], 'one of on, off').default('off'),
  /**
   * Whether 1C may import goods. IMPORT_1C_PRICE is the name of the price type in 1C whose prices shoppers
   * pay.
   */
  IMPORT_1C: z.enum(['on', 'off'], 'one of on, off').default('off'),
  IMPORT_1C_PRICE: detail.optional(),
  /** Whether the shop may download the feed and its pictures from its own machine or its private network. */
  IMPORT_PRIVATE_NETWORK: z.enum(['on', 'off'], 'one of on, off').default('off'),
});

export type ExchangeSettings = z.infer<typeof exchangeSettings>;
