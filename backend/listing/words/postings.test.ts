import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPostingsBuilder, fieldsIn, nextFrom } from './postings.ts';

const entries = fc.uniqueArray(fc.record({ group: fc.nat(300), fields: fc.integer({ min: 1, max: 255 }) }), {
  selector: ({ group }) => group,
});

test('the word index returns the fields in which a term occurs in any model, and its models in ascending order', async () => {
  await fc.assert(
    fc.asyncProperty(entries, entries, fc.array(fc.nat(310)), async (before, written, asked) => {
      const builder = createPostingsBuilder();
      for (const [term, list] of [before, written].entries())
        for (const { group, fields } of list) builder.add(term, group, fields);
      const postings = await builder.finish(2);
      const fieldsOf = new Map(written.map(({ group, fields }) => [group, fields]));
      let place = postings.starts[1] ?? 0;
      const end = postings.starts[2] ?? 0;
      for (const group of asked.toSorted((one, other) => one - other)) {
        expect(fieldsIn(postings, 1, group)).toBe(fieldsOf.get(group) ?? 0);
        place = nextFrom(postings.entries, place, end, group);
        const later = [...fieldsOf.keys()].filter((other) => other >= group);
        expect(place < end ? (postings.entries[place] ?? 0) >>> 8 : null).toBe(
          later.length > 0 ? Math.min(...later) : null,
        );
      }
    }),
  );
});
