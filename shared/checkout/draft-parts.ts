/** The delivery part of a checkout draft, with all fields empty. */
export const NO_DELIVERY = {
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

/** A checkout draft with all fields empty. */
export const BLANK = {
  contact: { name: null, phone: null, email: null },
  recipient: null,
  delivery: NO_DELIVERY,
  payment: { method: null },
  comment: null,
  consents: { personalData: false },
};

type Name = keyof typeof BLANK;
const NAMES = Object.keys(BLANK) as Name[];

/** The names of a draft's parts, with the type of each part's values. */
type Bodies = Record<Name, unknown>;

/**
 * The filled-in parts as they are stored. `version` is the version that the draft had after the last change
 * of the part; `at` is the time of that change (ISO 8601).
 */
export type StoredParts<Parts extends Bodies> = {
  [Part in Name]?: { body: Parts[Part]; version: number; at: string };
};

export type StoredDraft<Parts extends Bodies> = { version: number; parts: StoredParts<Parts> };

/** The values of the parts that are filled in. */
export const valuesByPart = <Parts extends Bodies>(parts: StoredParts<Parts>): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { body }]) => [name, body])) as Partial<Parts>;

/**
 * Applies a patch to a draft. Returns the same object if nothing changes, or 'changed' if another tab has
 * changed one of these parts in the meantime.
 */
export function applyPatch<Parts extends Bodies>(
  draft: StoredDraft<Parts>,
  patch: { [Part in Name]?: Parts[Part] | undefined } & { version?: number | undefined },
  now: Date,
): StoredDraft<Parts> | 'changed' {
  const next = draft.version + 1;
  const seen = patch.version ?? draft.version;
  const parts: StoredParts<Parts> = { ...draft.parts };
  let isNew = false;
  for (const name of NAMES) {
    const body = patch[name];
    const before = draft.parts[name];
    if (body === undefined || (before && stableText(body) === stableText(before.body))) continue;
    if (before && before.version > seen) return 'changed';
    parts[name] = { body, version: next, at: now.toISOString() };
    isNew = true;
  }
  return isNew ? { version: next, parts } : draft;
}

/**
 * JSON text of a value that does not depend on the order of its fields, because a database may reorder them.
 */
const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/**
 * Replaces the parts of a draft that are newer in another draft. Returns the same object if no part is newer.
 */
export function mergeNewerParts<Parts extends Bodies>(
  own: StoredDraft<Parts>,
  other: StoredDraft<Parts>,
): StoredDraft<Parts> {
  const next = Math.max(own.version, other.version) + 1;
  const newer = Object.entries(other.parts).filter(
    ([name, { at }]) => at > (own.parts[name as Name]?.at ?? ''),
  );
  if (newer.length === 0) return own;
  const newerParts = Object.fromEntries(newer.map(([name, part]) => [name, { ...part, version: next }]));
  return { version: next, parts: { ...own.parts, ...newerParts } };
}
