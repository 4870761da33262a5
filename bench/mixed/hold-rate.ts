import { setTimeout as sleep } from 'node:timers/promises';
import { type Timings, timingsOf } from '../finding/timings.ts';
import { type Doing, KINDS, type Kind, nextKind } from './shoppers.ts';

export type Held = { rate: number; all: Timings; kinds: Record<Kind, Timings>; broken: number };

/** If more visits than this are in progress, the shop is overloaded and no further visits begin. */
const MOST_UNDER_WAY = 2000;

/**
 * Begins visits at a fixed rate for `seconds`, whether or not earlier visits have ended. Each visit is
 * measured from the time at which it should have begun, so that delays count when the shop is stuck.
 */
export async function holdRate(doing: Doing, rate: number, seconds: number): Promise<Held> {
  const took: Record<Kind, number[]> = { browse: [], search: [], cart: [], buy: [] };
  const underWay = new Set<Promise<void>>();
  let broken = 0;
  const began = performance.now();
  const total = Math.round(rate * seconds);
  for (let turn = 0; turn < total; turn++) {
    const due = began + (turn * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    if (underWay.size >= MOST_UNDER_WAY) {
      broken += total - turn;
      break;
    }
    const kind = nextKind();
    const visit = doing[kind]()
      .then(() => void took[kind].push(performance.now() - due))
      .catch(() => {
        broken += 1;
      })
      .finally(() => underWay.delete(visit));
    underWay.add(visit);
  }
  await Promise.all(underWay);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, timingsOf(took[kind])])) as Held['kinds'];
  return { rate, all: timingsOf(KINDS.flatMap((kind) => took[kind])), kinds, broken };
}
