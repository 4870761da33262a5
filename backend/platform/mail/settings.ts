import { z } from 'zod';
import { address, identifier } from '../settings/fields.ts';
import { readSender, SENDER_EXPECTED } from './sender.ts';

/**
 * Settings for the delivery of letters and text messages. By default, none of them is set; see .env.example.
 */
export const mailSettings = z.object({
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465').optional(),
  MAIL_FROM: z
    .string()
    .max(320, SENDER_EXPECTED)
    .refine((value) => readSender(value) !== undefined, SENDER_EXPECTED)
    .optional(),
  /** Whether letters about orders show pictures of the goods. */
  MAIL_PICTURES: z.enum(['on', 'off'], 'one of on, off').default('on'),
  SMSC_API_KEY: identifier.optional(),
  SMSC_SENDER: z
    .string()
    .regex(/^[\w .-]{1,11}$/, 'a name of 1 to 11 Latin letters, digits, dots, hyphens and spaces')
    .optional(),
  SMSC_URL: address(['http:', 'https:'], 'https://smsc.ru/sys').default('https://smsc.ru/sys'),
});

export type MailSettings = z.infer<typeof mailSettings>;
