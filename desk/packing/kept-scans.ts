import { useState } from 'react';
import type { ScannedLine, Scans } from '#shared/packing/scans.ts';
import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '@/lib/browser/storage';
import { useSession } from '../session/session.ts';

/** Orders of which a browser remembers the scans; the ones that were not touched for longest are forgotten. */
const MOST_ORDERS = 50;

type Kept = Readonly<Record<string, Scans>>;

/**
 * The scans of orders that are not packed yet, by order id. They stay in the browser through a reload, a lost
 * network, a new sign-in and the end of the tab, for each operator.
 */
export function useKeptScans(orderId: string): [Scans, (scans: Scans) => void] {
  const { operator } = useSession();
  const key = `${OPERATOR_KEYS.deskScans}${operator.id}`;
  const [scans, setScans] = useState<Scans>(() => keptScans(key)[orderId] ?? []);
  return [
    scans,
    (next) => {
      setScans(next);
      const { [orderId]: _, ...others } = keptScans(key);
      const entries = Object.entries(others).slice(1 - MOST_ORDERS);
      // The order that was touched last is the last one.
      const kept = next.length > 0 ? [...entries, [orderId, next] as const] : entries;
      deviceStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
    },
  ];
}

/** How many pieces of each order were scanned and not packed yet, by order id. */
export function useBegunOrders(): ReadonlyMap<string, number> {
  const { operator } = useSession();
  const kept = keptScans(`${OPERATOR_KEYS.deskScans}${operator.id}`);
  return new Map(
    Object.entries(kept).map(([id, scans]) => [id, scans.reduce((all, { count }) => all + count, 0)]),
  );
}

function keptScans(key: string): Kept {
  const stored = readJson(deviceStorage, key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, scans]) =>
      Array.isArray(scans) && scans.every(isScannedLine) ? [[id, scans]] : [],
    ),
  );
}

function isScannedLine(line: unknown): line is ScannedLine {
  const { position, count, missing, codes } = (line ?? {}) as Record<string, unknown>;
  return (
    [position, count, missing].every((value) => Number.isInteger(value)) &&
    Array.isArray(codes) &&
    codes.every((code) => typeof code === 'string')
  );
}
