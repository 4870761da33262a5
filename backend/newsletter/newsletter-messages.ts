import { eq } from 'drizzle-orm';
import { signedId } from '../domain/signing/signed-id.ts';
import { signingSecret } from '../domain/signing/signing-secret.ts';
import { emailOf } from '../platform/mail/enqueue-letter.ts';
import type { Letter } from '../platform/mail/letter.ts';
import type { OutboxHandlers } from '../platform/outbox/handlers.ts';
import type { NewsletterDeps } from './deps.ts';
import { unsubscribeAddress } from './letters.ts';
import type { NewsletterMessage } from './newsletter-message.ts';
import { wantsNews } from './receivers.ts';
import { newsletterLetter } from './tables.ts';

type Kept = Pick<typeof newsletterLetter.$inferSelect, 'subject' | 'preheader' | 'blocks'>;

/**
 * Sends a letter if the address is still subscribed. This is checked directly before sending: the letter may
 * have waited long, and nothing may be sent after the consent was withdrawn.
 */
export const newsletterMessages = (
  deps: Pick<
    NewsletterDeps,
    'db' | 'mail' | 'secrets' | 'publicUrl' | 'shopName' | 'ink' | 'phone' | 'hours'
  >,
): OutboxHandlers<NewsletterMessage> => ({
  'newsletter-letter': {
    async send({ letterId, receiverId, address: { value: to } }, delivery) {
      const { db, mail } = deps;
      const [kept] = await db.select().from(newsletterLetter).where(eq(newsletterLetter.id, letterId));
      if (!kept || !(await wantsNews(db, to))) return;
      const token = signedId('news', receiverId, await signingSecret(deps, 'unsubscribe'));
      const unsubscribe = unsubscribeAddress(deps, token);
      const message = emailOf(to, newsletter(kept, unsubscribe), deps);
      const oneClick = unsubscribe.replace('/unsubscribe?', '/unsubscribe/one-click?');
      await mail.send({ ...message, unsubscribe: oneClick }, delivery);
    },
  },
});

/** The letter for one recipient, built from the content of the letter's file. */
export const newsletter = ({ subject, preheader, blocks }: Kept, unsubscribe: string): Letter => ({
  subject,
  blocks,
  before: [],
  after: [],
  ...(preheader !== null && { preheader }),
  foot: {
    words:
      'Рекламное письмо. Вы\u00a0получили его, потому что подписались на\u00a0новости. Писем о\u00a0заказах отказ не\u00a0касается.',
    label: 'Отписаться',
    href: unsubscribe,
  },
});
