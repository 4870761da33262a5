import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleState, CartLine } from '#shared/cart/cart-line.ts';
import { applyActions, type CartAction } from '#shared/cart/lines.ts';
import { faults } from '../testing/faults.ts';
import { Broken, guarantees } from '../testing/guarantees.ts';
import { visitShop } from '../testing/visit-shop.ts';
import { anyVisits } from '../testing/visits.ts';
import { type ShopRules, shopRules } from '../testing/world.ts';

/**
 * Number of random sequences of actions that are tested. For more runs, set the variable MODEL_RUNS:
 * MODEL_RUNS=20000 vitest run backend/cart/rules/rules.model.test.ts
 */
const numRuns = Number(process.env.MODEL_RUNS ?? 300);

const property = (rules: ShopRules) =>
  fc.property(anyVisits, ({ visits, offers }) => visitShop(rules, visits, offers));

test('the cart rules keep every guarantee under random actions of a guest and two accounts (§3.3.3)', () => {
  fc.assert(property(shopRules), { numRuns });
});

describe('the guarantees detect a planted fault', () => {
  test.each(faults)('the guarantee «%s» fails if the rules have the fault «%s»', (guarantee, _, plant) => {
    // fast-check does not search for the shortest sequence that fails: the search takes seconds, and the
    // first failing sequence is clear enough.
    const check = fc.check(property({ ...shopRules, ...plant(shopRules) }), {
      numRuns: 300,
      seed: 2026,
      endOnFailure: true,
    });
    expect(check.errorInstance).toBeInstanceOf(Broken);
    expect(String(check.errorInstance)).toContain(`Broken: ${guarantee}.`);
  });

  test('every guarantee is violated by at least one of the planted faults', () => {
    expect(new Set(faults.map(([guarantee]) => guarantee))).toEqual(new Set(guarantees));
  });
});

test('applying a list of actions at once and applying each action on its own give the same cart', () => {
  const articles = new Map<string, ArticleState>(
    Object.entries({ one: 1, few: 3, ten: 10, many: 250 }).map(([id, stock]) => [
      id,
      { groupId: id, stock, price: 1_000 },
    ]),
  );
  const context = { articles, giftRules: [] };
  const articleId = fc.constantFrom(...articles.keys());
  const neverRefused: fc.Arbitrary<CartAction> = fc.oneof(
    fc.record({
      action: fc.constant('ADD' as const),
      articleId,
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    fc.record({ action: fc.constant('UPDATE' as const), articleId, quantity: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(neverRefused, { minLength: 1, maxLength: 40, size: 'max' }), (actions) => {
      let lines: CartLine[] = [];
      for (const action of actions) {
        const outcome = applyActions(lines, [action], context);
        lines = 'lines' in outcome ? outcome.lines : [];
      }
      expect(applyActions([], actions, context)).toEqual({ lines, messages: [] });
    }),
    { numRuns: 200 },
  );
});
