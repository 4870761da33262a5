import {
  type CodePrices,
  findUnnamedCodes,
  type PricedCode,
  putScheduledPrices,
} from '../../catalog/schedule/scheduled-prices.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { compare, type PartCounts, type Work } from './compare.ts';
import type { PriceEntry } from './content-set.ts';

const keyOf = ({ kind, code }: PricedCode) => `${kind} ${code}`;

/**
 * Writes scheduled prices to the shop. All stored prices of a code are replaced by the new prices of that
 * code, so that an editor can move or remove a period by editing its line in the file. The returned counts
 * are numbers of codes.
 */
export async function putPrices(
  tx: Transaction,
  { content, before, now, prune, warnings }: Work,
): Promise<PartCounts> {
  const wanted = byCode(content.prices ?? []);
  const present = byCode(before.prices);
  const { counts, changes, gone } = compare(present, wanted, keyOf);
  for (const { code, why } of await findUnnamedCodes(tx, wanted))
    warnings.push({
      file: 'prices.yaml',
      place: code,
      keys: [(content.prices ?? []).findIndex((entry) => entry.code === code)],
      why:
        why === 'UNKNOWN' ? 'no goods of the shop have this code yet' : 'begins the codes of several models',
    });
  const removed = prune
    ? present.filter((one) => gone.includes(keyOf(one))).map((one) => ({ ...one, prices: [] }))
    : [];
  await putScheduledPrices(tx, [...changes, ...removed], now);
  return { ...counts, left: removed.length };
}

function byCode(entries: readonly PriceEntry[]): CodePrices[] {
  return [...Map.groupBy(entries, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const prices = own.map(({ price, oldPrice, from, to }) => ({
      price,
      priceBefore: oldPrice,
      startsAt: from === undefined ? null : new Date(from),
      endsAt: to === undefined ? null : new Date(to),
    }));
    // The order of prices in the file has no meaning. They are sorted like those from the database, so that
    // the two lists can be compared.
    prices.sort((one, other) => (one.startsAt?.getTime() ?? 0) - (other.startsAt?.getTime() ?? 0));
    return [{ kind: first.kind, code: first.code, prices }];
  });
}
