import { fileSize } from '#shared/contact/attached-files.ts';
import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import type { Transaction } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { enqueueLetter, NOTICE_LIFE } from '../platform/mail/enqueue-letter.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { ContactDeps } from './deps.ts';
import type { contactRequest } from './tables.ts';

type Kept = typeof contactRequest.$inferSelect;
type LetterDeps = Pick<
  ContactDeps,
  'clock' | 'ids' | 'shopName' | 'ink' | 'phone' | 'hours' | 'publicUrl' | 'sellerEmail' | 'limits'
>;

/**
 * Writes the letters about a request to the outbox: one to the shop if its email address is configured, and
 * one to the shopper if the request has an email address. No text messages are sent, because they cost money,
 * and senders can enter phones of other people.
 */
export async function writeContactLetters(tx: Transaction, deps: LetterDeps, kept: Kept): Promise<void> {
  const write = (to: string, letter: Letter, replyTo?: string) =>
    enqueueLetter(tx, deps, {
      to: { channel: 'email' as const, value: to },
      letter,
      life: NOTICE_LIFE,
      ...(replyTo !== undefined && { replyTo }),
    });
  if (deps.sellerEmail) await write(deps.sellerEmail, letterToShop(kept), kept.email ?? undefined);
  if (kept.email && (await mayWriteTo(kept.email, deps))) await write(kept.email, letterToShopper(kept));
}

/** Whether another letter may be sent to an email address. The number of letters per hour is limited. */
const mayWriteTo = (email: string, { limits }: LetterDeps): Promise<boolean> =>
  limits.contactLetter(email).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof ProblemError) return false;
      throw refusal;
    },
  );

const paragraphsOf = (text: string): string[] => text.split(/(?<!\s)\s*\n\s*/);

const letterToShop = (kept: Kept): Letter => ({
  subject: `Обращение ${kept.number}: ${CONTACT_SUBJECTS[kept.subject]}`,
  before: [
    `Имя: ${kept.name}`,
    ...(kept.email ? [`Почта: ${shownEmail(kept.email)}`] : []),
    ...(kept.phone ? [`Телефон: ${formatPhone(kept.phone)}`] : []),
    ...(kept.orderNumber
      ? [
          `Заказ: ${kept.orderNumber}${kept.isOwnOrder ? '' : ' (номер указан покупателем и\u00a0не\u00a0проверен)'}`,
        ]
      : []),
    ...paragraphsOf(kept.text),
  ],
  after:
    kept.files.length === 0
      ? []
      : [
          `Файлы: ${kept.files.map(({ name, bytes }) => `${name}, ${fileSize(bytes)}`).join('; ')}`,
          `Сохранить их в\u00a0папку: npm run contact -- show ${kept.number}`,
        ],
});

/**
 * The letter quotes nothing from the form, because the sender may have entered another person's email
 * address.
 */
const letterToShopper = ({ number, subject }: Kept): Letter => ({
  subject: `Мы\u00a0получили обращение ${number}`,
  before: [`Тема: ${CONTACT_SUBJECTS[subject]}.`, 'Ответим на\u00a0эту почту.'],
  after: ['Если вы нам не\u00a0писали, ничего делать не\u00a0нужно.'],
});

/**
 * Writes the shop's answer to the outbox. The letter quotes the request, because it goes to the address from
 * which the shop was asked to answer. A reply to it reaches the shop.
 */
export function writeAnswerLetter(
  tx: Transaction,
  deps: Omit<LetterDeps, 'limits'>,
  { kept, email, text }: { kept: Pick<Kept, 'number' | 'name' | 'text'>; email: string; text: string },
): Promise<void> {
  const { number, name, text: question } = kept;
  const letter: Letter = {
    subject: `Ответ на\u00a0обращение ${number}`,
    before: [`Здравствуйте, ${name}.`, ...paragraphsOf(text)],
    after: [
      'Ваше обращение:',
      ...paragraphsOf(question),
      ...(deps.sellerEmail ? ['Чтобы продолжить, ответьте на\u00a0это письмо.'] : []),
    ],
  };
  return enqueueLetter(tx, deps, {
    to: { channel: 'email', value: email },
    letter,
    life: NOTICE_LIFE,
    ...(deps.sellerEmail && { replyTo: deps.sellerEmail }),
  });
}
