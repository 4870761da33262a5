/** A delivery of which nothing was filled in. */
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

/** A draft in which nothing was filled in. */
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

/** What is filled in, part by part. */
type Bodies = Record<Name, unknown>;

/** Parts as they were filled in. `version` is that of the draft after the change, `at` the moment of it in ISO 8601. */
export type KeptParts<Parts extends Bodies> = {
  [Part in Name]?: { body: Parts[Part]; version: number; at: string };
};

export type KeptDraft<Parts extends Bodies> = { version: number; parts: KeptParts<Parts> };

/** The parts that were filled in. */
export const bodiesOf = <Parts extends Bodies>(parts: KeptParts<Parts>): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { body }]) => [name, body])) as Partial<Parts>;

/** A draft with the parts of a patch in it; the same draft when they change nothing, 'changed' when another tab was faster. */
export function patched<Parts extends Bodies>(
  kept: KeptDraft<Parts>,
  patch: { [Part in Name]?: Parts[Part] | undefined } & { version?: number | undefined },
  now: Date,
): KeptDraft<Parts> | 'changed' {
  const next = kept.version + 1;
  const seen = patch.version ?? kept.version;
  const parts: KeptParts<Parts> = { ...kept.parts };
  let isNew = false;
  for (const name of NAMES) {
    const body = patch[name];
    const before = kept.parts[name];
    if (body === undefined || (before && written(body) === written(before.body))) continue;
    if (before && before.version > seen) return 'changed';
    parts[name] = { body, version: next, at: now.toISOString() };
    isNew = true;
  }
  return isNew ? { version: next, parts } : kept;
}

/** A value as text with its fields sorted: the database does not keep their order. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** A draft with what is newer in another, part by part; the same draft when nothing is. */
export function merged<Parts extends Bodies>(
  own: KeptDraft<Parts>,
  other: KeptDraft<Parts>,
): KeptDraft<Parts> {
  const next = Math.max(own.version, other.version) + 1;
  const newer = Object.entries(other.parts).filter(
    ([name, { at }]) => at > (own.parts[name as Name]?.at ?? ''),
  );
  if (newer.length === 0) return own;
  const taken = Object.fromEntries(newer.map(([name, part]) => [name, { ...part, version: next }]));
  return { version: next, parts: { ...own.parts, ...taken } };
}
