import { and, eq, exists } from 'drizzle-orm';
import type { CatalogDeps } from '../../catalog/base/deps.ts';
import { account } from '../../domain/tables/identities.ts';
import type { OutboxHandlers } from '../../platform/outbox/handlers.ts';
import type { Message } from '../../platform/ports/messenger.ts';
import { agreed } from './agreed.ts';

/** A price-drop letter in the outbox. It is sent only if the account then still consents to such letters. */
export type PriceDropMessage = { kind: 'price-drop-letter'; accountId: string; message: Message };

/**
 * Sends a letter if its account still consents to such letters and still has the email address. This is
 * checked directly before sending: the letter may have waited long, and nothing may be sent after the consent
 * was withdrawn.
 */
export const priceDropMessages = ({
  db,
  mail,
}: Pick<CatalogDeps, 'db' | 'mail'>): OutboxHandlers<PriceDropMessage> => ({
  'price-drop-letter': {
    async send({ accountId, message }, delivery) {
      const [wanted] = await db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.id, accountId), eq(account.email, message.to), exists(agreed(db))));
      if (wanted) await mail.send(message, delivery);
    },
  },
});
