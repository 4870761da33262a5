import { z } from 'zod';
import { emailProblem, readEmail } from '#shared/forms/email.ts';
import type { SellerVat } from '#shared/orders/vat.ts';
import { detail, sellerNumbers } from '../platform/settings/fields.ts';

/**
 * Schema of the settings about the seller: details for the shop's legal texts, and taxes for receipts. See
 * .env.example.
 */
export const sellerSettings = z.object({
  SELLER_NAME: detail.optional(),
  SELLER_INN: z.string().regex(sellerNumbers.inn.form, sellerNumbers.inn.expected).optional(),
  SELLER_OGRN: z.string().regex(sellerNumbers.ogrn.form, sellerNumbers.ogrn.expected).optional(),
  SELLER_KPP: z.string().regex(sellerNumbers.kpp.form, sellerNumbers.kpp.expected).optional(),
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
  /** The VAT rate that prices include, in percent. By default, the usual rate of the taxation system. */
  SELLER_VAT: z
    .enum(['none', '5', '7', '10', '22'], 'none, 5, 7, 10 or 22')
    .transform((value) => (value === 'none' ? 0 : (Number(value) as SellerVat)))
    .optional(),
});

export type SellerSettings = z.infer<typeof sellerSettings>;

/**
 * Taxation systems whose sellers pay VAT unless they are exempt. In all other systems, sellers pay VAT only
 * if they have chosen to.
 */
const WITH_VAT: readonly SellerSettings['SELLER_TAX_SYSTEM'][] = ['osn', 'esn'];

/** The seller's VAT rate: the one in the settings or, by default, the usual rate of the taxation system. */
export const sellerVat = (settings: Pick<SellerSettings, 'SELLER_VAT' | 'SELLER_TAX_SYSTEM'>): SellerVat =>
  settings.SELLER_VAT ?? (WITH_VAT.includes(settings.SELLER_TAX_SYSTEM) ? 'usual' : 0);
