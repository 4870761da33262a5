import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';
import type { GroupBy } from '../feed/mapping-of-feed.ts';
import type { RawOffer } from '../feed/raw-offer.ts';
import { modelName, type NamedOffer } from './model-name.ts';

/**
 * Offers without `group_id` that have the same key are one model. Undefined if the offer is a model of its
 * own.
 */
export function groupKey(
  raw: RawOffer,
  offer: NamedOffer & { vendor: string },
  by: GroupBy | undefined,
): string | undefined {
  if (by === undefined) return undefined;
  const value = keyValue(raw, offer, by);
  return value === '' ? undefined : ['grouped', normalizeForComparison(offer.vendor), value].join(' ');
}

function keyValue(raw: RawOffer, offer: NamedOffer, by: GroupBy): string {
  if (by === 'article') return normalizeForComparison(offer.vendorCode);
  if (by === 'name') return normalizeForComparison(modelName([offer]));
  const wanted = normalizeForComparison(by.field);
  const param = raw.params.find(({ name }) => normalizeForComparison(name) === wanted);
  const element = Object.entries(raw.fields).find(
    ([name]) => normalizeForComparison(name) === wanted,
  )?.[1][0];
  return normalizeForComparison(oneLine((param ?? element)?.value ?? ''));
}
