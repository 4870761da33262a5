import { isDeepStrictEqual } from 'node:util';
import type { CheckoutDelivery, CheckoutDraft, CheckoutDraftPatch } from '#contract/client/client.schemas.ts';
import type { DraftPart, KeptPart, KeptParts } from '../base/kept-parts.ts';

export type Parts = Pick<CheckoutDraft, DraftPart>;

export const NO_DELIVERY: CheckoutDelivery = {
  methodId: null,
  city: null,
  postalCode: null,
  address: null,
  flat: null,
  entrance: null,
  floor: null,
  intercom: null,
  pointCode: null,
  day: null,
  interval: null,
  fitting: false,
};

/** A draft in which nothing was filled in. */
export const BLANK: Parts = {
  contact: { name: null, phone: null, email: null },
  recipient: null,
  delivery: NO_DELIVERY,
  payment: { method: null },
  comment: null,
  consents: { personalData: false },
};

const NAMES = Object.keys(BLANK) as DraftPart[];

export type KeptDraft = { version: number; parts: KeptParts };

/** The parts that were filled in. */
export const bodiesOf = (parts: KeptParts): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { body }]) => [name, body]));

/** A draft with the parts of a patch in it; the same draft when they change nothing, 'changed' when another tab was faster. */
export function patched(kept: KeptDraft, patch: CheckoutDraftPatch, now: Date): KeptDraft | 'changed' {
  const next = kept.version + 1;
  const seen = patch.version ?? kept.version;
  const parts: Record<string, KeptPart> = {};
  for (const name of NAMES) {
    const body = patch[name];
    const before = kept.parts[name];
    if (body === undefined || isDeepStrictEqual(body, before?.body)) continue;
    if (before && before.version > seen) return 'changed';
    parts[name] = { body, version: next, at: now.toISOString() };
  }
  if (Object.keys(parts).length === 0) return kept;
  return { version: next, parts: { ...kept.parts, ...parts } };
}

/** A draft with what is newer in another, part by part; the same draft when nothing is. */
export function merged(own: KeptDraft, other: KeptDraft): KeptDraft {
  const next = Math.max(own.version, other.version) + 1;
  const newer = Object.entries(other.parts).filter(
    ([name, { at }]) => at > (own.parts[name as DraftPart]?.at ?? ''),
  );
  if (newer.length === 0) return own;
  const taken = Object.fromEntries(newer.map(([name, part]) => [name, { ...part, version: next }]));
  return { version: next, parts: { ...own.parts, ...taken } };
}
