import { z } from 'zod';
import { address } from '../../platform/settings/fields.ts';

const E_MAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;
const CHAT = /^(-?\d{1,20}|@[A-Za-z]\w{3,40})$/;
const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;
const SECRET = /^whsec_[A-Za-z0-9+/]{32,128}={0,2}$/;

/** Schema of a setting that is a comma-separated list of values. */
const list = (each: RegExp, expected: string) =>
  z
    .string()
    .max(2000, expected)
    .transform((value) => [...new Set(value.split(',').map((one) => one.trim()))].filter(Boolean))
    .refine((values) => values.length > 0 && values.every((one) => each.test(one)), expected);

/**
 * Schema of the settings for notifying the retailer of events in the shop. All are optional; see
 * .env.example.
 */
export const noticeSettings = z.object({
  NOTICE_EMAILS: list(E_MAIL, 'e-mail addresses such as orders@shop.example, separated by commas')
    .transform((addresses) => [...new Set(addresses.map((one) => one.toLowerCase()))])
    .optional(),
  NOTICE_WEBHOOK_URL: address(['http:', 'https:'], 'https://crm.shop.example/vitrina').optional(),
  NOTICE_WEBHOOK_SECRET: z
    .string()
    .regex(SECRET, 'whsec_ and 24 or more random bytes in base64: echo whsec_$(openssl rand -base64 32)')
    .optional(),
  NOTICE_TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/, 'the token of a bot, as BotFather gives it, such as 123456:ABC-…')
    .optional(),
  NOTICE_TELEGRAM_CHATS: list(
    CHAT,
    'ids of chats such as -1001234567890, or names of channels such as @shop_orders, separated by commas',
  ).optional(),
  NOTICE_TELEGRAM_URL: address(['http:', 'https:'], 'https://api.telegram.org').default(
    'https://api.telegram.org',
  ),
  NOTICE_QUIET_HOURS: z
    .string()
    .refine(
      (value) => HOURS.test(value) && value.slice(0, 5) !== value.slice(6),
      'two different hours such as 22:00-09:00',
    )
    .optional(),
  NOTICE_DIGEST_MINUTES: z
    .string()
    .refine(
      (value) => /^\d{1,4}$/.test(value) && Number(value) <= 1440,
      'a whole number of minutes from 0 to 1440',
    )
    .default('0')
    .transform(Number),
});

export type NoticeSettings = z.infer<typeof noticeSettings>;
