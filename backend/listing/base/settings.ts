import { z } from 'zod';

/** How goods stand in listings. All are absent by default; see .env.example. */
export const listingSettings = z.object({
  /** What goods of equal fit stand by: the popularity that the retailer gives them, or what shoppers do. */
  RANKING: z.enum(['feed', 'behaviour']).default('feed'),
});
