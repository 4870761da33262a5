import type { AccountEventKind } from '#contract/zod/zod.schemas.ts';
import { deviceOf } from '../../../domain/device.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { accountEvent } from '../../base/tables.ts';

/** How long account events are stored, in ms: 180 days. */
export const EVENT_LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Records an account event, with browser and system of the device. Call this in the transaction of the
 * change.
 */
export async function recordEvent(
  tx: Transaction,
  event: { accountId: string; kind: AccountEventKind; userAgent: string; provider?: string; now: Date },
): Promise<void> {
  const { accountId, kind, userAgent, provider = null, now: at } = event;
  await tx.insert(accountEvent).values({ accountId, kind, device: deviceOf(userAgent), provider, at });
}
