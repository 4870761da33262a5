import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, type StoredDraft as Draft, mergeNewerParts, valuesByPart } from './draft-parts.ts';

type Parts = {
  contact: { name: string; phone: null; email: null };
  recipient: null;
  delivery: unknown;
  payment: { method: string };
  comment: string | null;
  consents: unknown;
};
type KeptDraft = Draft<Parts>;

const NONE: KeptDraft = { version: 0, parts: {} };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const saved = (draft: KeptDraft | 'changed'): KeptDraft => {
  if (draft === 'changed') throw new Error('The patch was refused.');
  return draft;
};
const contact = (name: string) => ({ name, phone: null, email: null });
const one = saved(applyPatch(NONE, { contact: contact('Анна'), comment: 'Позвоните' }, at(0)));

describe('saving a patch of a checkout draft', () => {
  it('a patch saves the parts that it contains and leaves the other parts as they are', () => {
    const next = saved(applyPatch(one, { comment: null }, at(1)));
    expect(valuesByPart(next.parts)).toEqual({ contact: contact('Анна'), comment: null });
    expect(next.version).toBe(2);
    expect(next.parts.contact).toEqual(one.parts.contact);
  });

  it('a patch is rejected as a whole if one of its parts was changed after the version that it names (§3.8.2)', () => {
    const next = saved(applyPatch(one, { version: 1, contact: contact('Мария') }, at(1)));
    const late = { version: 1, contact: contact('Ольга'), payment: { method: 'sbp' as const } };
    expect(applyPatch(next, late, at(2))).toBe('changed');
    expect(saved(applyPatch(next, { ...late, version: 2 }, at(2))).version).toBe(3);
  });

  it('a patch with an older version is saved if only other parts were changed since', () => {
    const next = saved(applyPatch(one, { version: 1, contact: contact('Мария') }, at(1)));
    expect(saved(applyPatch(next, { version: 1, payment: { method: 'sbp' } }, at(2))).version).toBe(3);
  });

  it('a patch without a version overwrites the part', () => {
    const next = saved(applyPatch(one, { contact: contact('Мария') }, at(1)));
    expect(valuesByPart(saved(applyPatch(next, { contact: contact('Ольга') }, at(2))).parts).contact).toEqual(
      contact('Ольга'),
    );
  });

  it('applying a patch twice changes nothing the second time', () => {
    const patch = { version: 1, contact: contact('Мария') };
    const next = saved(applyPatch(one, patch, at(1)));
    expect(applyPatch(next, patch, at(2))).toBe(next);
    expect(applyPatch(NONE, {}, at(2))).toBe(NONE);
  });
});

describe('merging two checkout drafts', () => {
  const minute = fc.integer({ min: 0, max: 59 });
  const part = fc.record({ body: fc.string({ maxLength: 3 }), minute });
  const draft = fc
    .record(
      { version: fc.integer({ min: 1, max: 9 }), comment: part, payment: part },
      { requiredKeys: ['version'] },
    )
    .map(({ version, ...parts }): KeptDraft => {
      const all = Object.entries(parts).map(([name, { body, minute: when }]) => [
        name,
        { body, version, at: at(when).toISOString() },
      ]);
      return { version, parts: Object.fromEntries(all) };
    });

  it('a merge takes the later version of each part, and a repeated merge changes nothing', () => {
    fc.assert(
      fc.property(draft, draft, (own, other) => {
        const both = mergeNewerParts(own, other);
        for (const name of ['comment', 'payment'] as const) {
          const times = [own, other].flatMap(({ parts }) => parts[name]?.at ?? []);
          expect(both.parts[name]?.at).toBe(times.sort().at(-1));
          const isOwn = both.parts[name]?.at === own.parts[name]?.at;
          expect(both.parts[name]?.body).toBe((isOwn ? own : other).parts[name]?.body);
        }
        expect(mergeNewerParts(both, other)).toBe(both);
        expect(both === own || both.version > Math.max(own.version, other.version)).toBe(true);
      }),
    );
  });
});
