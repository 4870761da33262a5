import { z } from 'zod';
import type { ProviderName } from '../../domain/payment-provider.ts';
import { address, file, identifier, milliseconds } from '../../platform/settings/fields.ts';

/** Names of all payment providers in the contract. TypeScript reports one that is missing here. */
const PROVIDERS = Object.keys({
  yookassa: true,
  tkassa: true,
  dolyame: true,
} satisfies Record<ProviderName, true>) as ProviderName[];

const PROVIDERS_EXPECTED = `a comma-separated list of ${PROVIDERS.join(', ')}, each at most once`;

/** Schema of the settings of payment providers. By default, none is used; see .env.example. */
export const paymentSettings = z.object({
  /** Names of the payment providers in order of preference. */
  PAYMENTS: z
    .string()
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(PROVIDERS, PROVIDERS_EXPECTED)))
    .refine((names) => new Set(names).size === names.length, PROVIDERS_EXPECTED)
    .optional(),
  /** Whether the practice bank of `npm start` (mocks/bank) is used; on by default with demo data. */
  DEMO_BANK: z.enum(['on', 'off'], 'one of on, off').optional(),
  YOOKASSA_SHOP_ID: identifier.optional(),
  YOOKASSA_SECRET_KEY: identifier.optional(),
  YOOKASSA_URL: address(['http:', 'https:'], 'https://api.yookassa.ru/v3').default(
    'https://api.yookassa.ru/v3',
  ),
  TKASSA_TERMINAL_KEY: identifier.optional(),
  TKASSA_PASSWORD: identifier.optional(),
  TKASSA_URL: address(['http:', 'https:'], 'https://securepay.tinkoff.ru/v2').default(
    'https://securepay.tinkoff.ru/v2',
  ),
  DOLYAME_LOGIN: identifier.optional(),
  DOLYAME_PASSWORD: identifier.optional(),
  /** Paths of the PEM files with the client certificate and its key. */
  DOLYAME_CERT_FILE: file.optional(),
  DOLYAME_KEY_FILE: file.optional(),
  DOLYAME_CA_FILE: file.optional(),
  DOLYAME_URL: address(['https:'], 'https://partner.dolyame.ru/v1').default('https://partner.dolyame.ru/v1'),
  /** Maximum sum of an order in roubles that the retailer's contract with Dolyame allows. */
  DOLYAME_MOST_SUM: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, 'a whole number of roubles from 100 to 9999999')
    .default('50000')
    .transform(Number),
  PAYMENTS_TIMEOUT_MS: milliseconds('5000'),
  /** After this number of minutes, an order that was not paid is cancelled. */
  ORDER_PAYMENT_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= 5 && Number(value) <= 10_080,
      'a whole number of minutes from 5 to 10080',
    )
    .default('60')
    .transform(Number),
});

export type PaymentSettings = z.infer<typeof paymentSettings>;
