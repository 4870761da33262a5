import { z } from 'zod';

/** Schema of the settings for reviews: invitations and moderation. All have defaults; see .env.example. */
export const reviewSettings = z.object({
  /**
   * After how many days from the hand-over buyers who agreed to letters are invited to review; 0 for no
   * invitations.
   */
  REVIEW_INVITATION_DAYS: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 30, 'a whole number of days from 0 to 30')
    .default('7')
    .transform(Number),
  /**
   * Which new reviews an operator must approve before they are shown: only reviews that a rule holds back, or
   * all.
   */
  REVIEW_MODERATION: z.enum(['rules', 'all'], 'one of rules, all').default('rules'),
});
