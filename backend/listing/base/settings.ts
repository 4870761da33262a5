import { z } from 'zod';

/** How listings are ordered. Every setting is optional; see .env.example. */
export const listingSettings = z.object({
  /** Order of equally relevant goods: by the popularity in the retailer's feed, or by what shoppers do. */
  RANKING: z.enum(['feed', 'behaviour']).default('feed'),
});
