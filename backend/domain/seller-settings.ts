import { z } from 'zod';
import { emailProblem, readEmail } from '#shared/forms/email.ts';
import { detail } from '../platform/settings/fields.ts';

/** The seller's details for the legal texts of the shop. All are optional; see .env.example. */
export const sellerSettings = z.object({
  SELLER_NAME: detail.optional(),
  SELLER_INN: z
    .string()
    .regex(/^(\d{10}|\d{12})$/, '10 or 12 digits')
    .optional(),
  SELLER_OGRN: z
    .string()
    .regex(/^(\d{13}|\d{15})$/, '13 or 15 digits')
    .optional(),
  SELLER_KPP: z
    .string()
    .regex(/^\d{4}[\dA-Z]{2}\d{3}$/, '9 digits, such as 770101001')
    .optional(),
  SELLER_ADDRESS: detail.optional(),
  SELLER_EMAIL: z
    .string()
    .max(254)
    .transform(readEmail)
    .refine((address) => emailProblem(address) === undefined, 'an e-mail address')
    .optional(),
  SELLER_PHONE: detail.optional(),
  SELLER_HOURS: detail.optional(),
});

export type SellerSettings = z.infer<typeof sellerSettings>;
