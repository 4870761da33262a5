import { and, desc, eq, gt } from 'drizzle-orm';
import { type AccountEvent, ExternalProviderId } from '#contract/zod/zod.schemas.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { EVENT_LIFE_MS } from '../auth/events/record-event.ts';
import { accountEvent } from '../base/tables.ts';

/** The security events of an account in the last 180 days, newest first. */
export async function readAccountEvents(
  db: Database | Transaction,
  { accountId, now, most }: { accountId: string; now: Date; most: number },
): Promise<AccountEvent[]> {
  const since = new Date(now.getTime() - EVENT_LIFE_MS);
  const rows = await db
    .select()
    .from(accountEvent)
    .where(and(eq(accountEvent.accountId, accountId), gt(accountEvent.at, since)))
    .orderBy(desc(accountEvent.id))
    .limit(most);
  return rows.map(({ at, kind, device, provider }) => ({
    at: at.toISOString(),
    kind,
    device,
    provider: ExternalProviderId.safeParse(provider).data ?? null,
  }));
}
