import type { AccountEventKind } from '#contract/zod/zod.schemas.ts';
import { deviceOf } from '../../../domain/device.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { accountEvent } from '../../base/tables.ts';

/** How long account events are stored, in ms: 180 days. */
export const EVENT_LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Records an event in the history of an account, with the names of browser and system. Call this in the same
 * transaction as the change.
 */
export async function recordEvent(
  tx: Transaction,
  event: { accountId: string; kind: AccountEventKind; userAgent: string; provider?: string; now: Date },
): Promise<void> {
  const { accountId, kind, userAgent, provider = null, now: at } = event;
  await tx.insert(accountEvent).values({ accountId, kind, device: deviceOf(userAgent), provider, at });
}
