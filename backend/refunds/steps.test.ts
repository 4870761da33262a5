import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RefundState } from '#contract/zod/zod.schemas.ts';
import { REFUND_STATE_NAMES } from '#shared/refunds/refund-words.ts';
import { type Actor, mayStep, STEPS } from '#shared/refunds/states.ts';

const states = RefundState.options;
const actors: readonly Actor[] = ['shopper', 'operator', 'shop'];

it('the table of refund steps in the code equals the table in the specification (§3.9.14)', () => {
  const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  const section = text.slice(text.indexOf('### 3.9'), text.indexOf('## 4.'));
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \| ((?:shopper|operator|shop)[^|]*) \|$/gm)];
  const named = (state: (typeof states)[number]) => REFUND_STATE_NAMES[state].replaceAll('\u00a0', ' ');
  const table = states.flatMap((from) =>
    Object.entries(STEPS[from]).map(
      ([to, who]) => `${named(from)} → ${named(to as typeof from)}: ${who.join(', ')}`,
    ),
  );
  expect(rows.map(([, from, to, who]) => `${from} → ${to}: ${who}`)).toEqual(table);
});

it('a refund step that is not in the table is refused (§3.9.14)', () => {
  for (const from of states)
    for (const to of states)
      for (const actor of actors)
        expect(mayStep(from, to, actor), `${from} to ${to} by the ${actor}`).toBe(
          STEPS[from][to]?.includes(actor) ?? false,
        );
  expect(mayStep('REFUNDED', 'REQUESTED', 'operator')).toBe(false);
  expect(mayStep('RECEIVED', 'CANCELLED', 'shopper')).toBe(false);
});
