import { z } from 'zod';
import { emailProblem, readEmail } from '#shared/forms/email.ts';
import type { SellerVat } from '#shared/orders/vat.ts';
import { detail } from '../platform/settings/fields.ts';

/** The seller's details for the legal texts of the shop, and its taxes for receipts; see .env.example. */
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
  /** The seller's taxation system, for receipts. */
  SELLER_TAX_SYSTEM: z
    .enum(
      ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'],
      'osn, usn_income, usn_income_outcome, esn or patent',
    )
    .default('osn'),
  /** The VAT in the prices; by default that of the taxation system. */
  SELLER_VAT: z
    .enum(['none', '5', '7', '10', '22'], 'none, 5, 7, 10 or 22')
    .transform((value) => (value === 'none' ? 0 : (Number(value) as SellerVat)))
    .optional(),
});

export type SellerSettings = z.infer<typeof sellerSettings>;

/** Taxation systems whose sellers pay VAT unless they are exempt; the others are free of it unless they chose it. */
const WITH_VAT: readonly SellerSettings['SELLER_TAX_SYSTEM'][] = ['osn', 'esn'];

/** The VAT of the seller: as set, or else the usual one of the taxation system. */
export const sellerVat = ({
  SELLER_VAT: vat,
  SELLER_TAX_SYSTEM: system,
}: Pick<SellerSettings, 'SELLER_VAT' | 'SELLER_TAX_SYSTEM'>): SellerVat =>
  vat ?? (WITH_VAT.includes(system) ? 'usual' : 0);
