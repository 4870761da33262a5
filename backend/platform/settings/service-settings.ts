import { z } from 'zod';
import { readSender, SENDER_EXPECTED } from '../mail/sender.ts';
import { StartupError } from '../startup-error.ts';

const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `an address such as ${example}`,
    );

const identifier = z.string().max(512);
const file = z.string().max(4096);
const milliseconds = (usual: string) =>
  z
    .string()
    .regex(/^\d{2,5}$/, 'a whole number of milliseconds from 10 to 99999')
    .default(usual)
    .transform(Number);
const PROVIDERS_EXPECTED = 'names among yookassa, tkassa and dolyame, separated by commas';
const detail = z.string().trim().max(300);

/** Details of the seller, and variables of the services outside of the shop. All are absent by default; see .env.example. */
const environment = z.object({
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465').optional(),
  MAIL_FROM: z
    .string()
    .max(320, SENDER_EXPECTED)
    .refine((value) => readSender(value) !== undefined, SENDER_EXPECTED)
    .optional(),
  SMSC_API_KEY: identifier.optional(),
  SMSC_SENDER: z
    .string()
    .regex(/^[\w .-]{1,11}$/, 'a name of 1 to 11 Latin letters, digits, dots, hyphens and spaces')
    .optional(),
  SMSC_URL: address(['http:', 'https:'], 'https://smsc.ru/sys').default('https://smsc.ru/sys'),
  VK_CLIENT_ID: identifier.optional(),
  YANDEX_CLIENT_ID: identifier.optional(),
  YANDEX_CLIENT_SECRET: identifier.optional(),
  TID_CLIENT_ID: identifier.optional(),
  TID_CLIENT_SECRET: identifier.optional(),
  /** Issuer of the provider for development and tests. */
  DEMO_SIGN_IN_ISSUER: address(['http:', 'https:'], 'http://localhost:3300').optional(),
  /** Who sells, as the legal texts of the shop name the seller. */
  SELLER_NAME: detail.optional(),
  SELLER_INN: z
    .string()
    .regex(/^(\d{10}|\d{12})$/, '10 or 12 digits')
    .optional(),
  SELLER_OGRN: z
    .string()
    .regex(/^(\d{13}|\d{15})$/, '13 or 15 digits')
    .optional(),
  SELLER_ADDRESS: detail.optional(),
  SELLER_EMAIL: z.email('an e-mail address').max(254).optional(),
  SELLER_PHONE: detail.optional(),
  SELLER_HOURS: detail.optional(),
  MINDBOX_ENDPOINT_ID: identifier.optional(),
  MINDBOX_SECRET_KEY: identifier.optional(),
  MINDBOX_URL: address(['http:', 'https:'], 'https://api.mindbox.ru').default('https://api.mindbox.ru'),
  MINDBOX_TIMEOUT_MS: milliseconds('1500'),
  MINDBOX_CALCULATE_CART: identifier.default('Website.CalculateCart'),
  MINDBOX_CREATE_ORDER: identifier.default('Website.CreateUnauthorizedOrder'),
  MINDBOX_UPDATE_ORDER_STATUS: identifier.default('Website.UpdateOrderStatus'),
  MINDBOX_UPDATE_ORDER_ITEMS: identifier.default('Website.UpdateOrderItems'),
  /** Who takes payments, the first one first. */
  PAYMENTS: z
    .string()
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(['yookassa', 'tkassa', 'dolyame'], PROVIDERS_EXPECTED)))
    .refine((names) => new Set(names).size === names.length, PROVIDERS_EXPECTED)
    .optional(),
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
  /** Files with PEM. */
  DOLYAME_CERT_FILE: file.optional(),
  DOLYAME_KEY_FILE: file.optional(),
  DOLYAME_CA_FILE: file.optional(),
  DOLYAME_URL: address(['https:'], 'https://partner.dolyame.ru/v1').default('https://partner.dolyame.ru/v1'),
  /** Roubles, up to which the contract allows an order. */
  DOLYAME_MOST_SUM: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, 'a whole number of roubles from 100 to 9999999')
    .default('50000')
    .transform(Number),
  PAYMENTS_TIMEOUT_MS: milliseconds('5000'),
  /** How the seller is taxed, for receipts. */
  SELLER_TAX_SYSTEM: z
    .enum(
      ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'],
      'osn, usn_income, usn_income_outcome, esn or patent',
    )
    .default('osn'),
  /** How long an order waits for its payment. */
  ORDER_PAYMENT_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= 5 && Number(value) <= 10_080,
      'a whole number of minutes from 5 to 10080',
    )
    .default('60')
    .transform(Number),
  /** What goods of equal fit stand by: the popularity that the retailer gives them, or what shoppers do. */
  RANKING: z.enum(['feed', 'behaviour']).default('feed'),
  /** How many days after handover buyers who agreed to letters are invited to review; 0 for never. */
  REVIEW_INVITATION_DAYS: z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) && Number(value) <= 30, 'a whole number of days from 0 to 30')
    .default('7')
    .transform(Number),
  /** Which reviews wait for an operator: those that a rule holds back, or all of them. */
  REVIEW_MODERATION: z.enum(['rules', 'all']).default('rules'),
  /** Where the retailer's system keeps its feed of goods; it is brought in by a job. */
  IMPORT_URL: address(['http:', 'https:'], 'https://1c.shop.example/feed.yml').optional(),
  IMPORT_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) >= 5 && Number(value) <= 1440,
      'a whole number of minutes from 5 to 1440',
    )
    .default('60')
    .transform(Number),
  /** Whether goods leave the shop that are not in the feed. */
  IMPORT_PRUNE: z.enum(['on', 'off']).default('off'),
  /** Whether 1C may bring in goods, and the name of its price that shoppers pay. */
  IMPORT_1C: z.enum(['on', 'off']).default('off'),
  IMPORT_1C_PRICE: detail.optional(),
  /** Whether the feed and its pictures may lie on this machine or in its network. */
  IMPORT_PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  CDEK_CLIENT_ID: identifier.optional(),
  CDEK_CLIENT_SECRET: identifier.optional(),
  CDEK_URL: address(['http:', 'https:'], 'https://api.cdek.ru/v2').default('https://api.cdek.ru/v2'),
  CDEK_TIMEOUT_MS: milliseconds('2000'),
  /** Where the shop brings its parcels. */
  CDEK_SHIPMENT_POINT: z
    .string()
    .regex(/^[A-Za-z]{2,6}\d{1,6}$/, 'the code of an office, such as MSK67')
    .optional(),
  DADATA_KEY: identifier.optional(),
  DADATA_URL: address(['http:', 'https:'], 'https://suggestions.dadata.ru').default(
    'https://suggestions.dadata.ru',
  ),
  DADATA_TIMEOUT_MS: milliseconds('1000'),
});

/** Names of all variables. */
export const SERVICE_VARIABLES: readonly string[] = Object.keys(environment.shape);

export type ServiceSettings = z.infer<typeof environment>;

/**
 * Reads the settings of outside services. An empty variable counts as absent. Throws StartupError naming the first
 * variable that does not fit, without its value.
 */
export function readServiceSettings(variables: Record<string, string | undefined>): ServiceSettings {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = environment.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(`${String(issue?.path[0])} must be ${issue?.message}.`);
}

/** A sentence for each variable that does not fit, without its value. */
export function serviceFaults(variables: Record<string, string | undefined>): string[] {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const { error } = environment.safeParse(Object.fromEntries(set));
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} must be ${message}.`);
}
