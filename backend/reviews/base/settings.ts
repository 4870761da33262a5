import { z } from 'zod';

/** Invitations to review, and moderation. All settings have defaults; see .env.example. */
export const reviewSettings = z.object({
  /**
   * How many days after the handover buyers are invited to review, if they agreed to letters; 0 turns
   * invitations off.
   */
  REVIEW_INVITATION_DAYS: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 30, 'a whole number of days from 0 to 30')
    .default('7')
    .transform(Number),
  /** Which reviews wait for an operator: those held back by a rule, or all of them. */
  REVIEW_MODERATION: z.enum(['rules', 'all'], 'one of rules, all').default('rules'),
});
