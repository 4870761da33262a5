import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ArticleState, applyActions, type CartAction, type CartLine, maxLineQuantity } from './rules.ts';

/**
 * A model of the cart that knows no lines, only the number of pieces of each article: what the specification
 * (section 4) says about actions, told once more in the plainest way.
 */
type Pieces = Map<string, number>;

const stocks: Record<string, number> = { none: 0, one: 1, few: 3, ten: 10, many: 250 };
const articles = new Map<string, ArticleState>(
  Object.entries(stocks).map(([id, stock], index) => [
    id,
    { groupId: id, stock, price: (index + 1) * 1_000 },
  ]),
);
const context = { articles, giftRules: [] };

/** What the pieces become, or null when the action must be refused. */
function step(pieces: Pieces, { action, articleId, quantity }: CartAction): Pieces | null {
  const stock = stocks[articleId];
  const had = pieces.get(articleId);
  const next = new Map(pieces);
  const set = (wanted: number) => {
    if (wanted <= 0) next.delete(articleId);
    else next.set(articleId, Math.min(wanted, stock ?? 0, maxLineQuantity));
    return next;
  };
  if (action === 'UPDATE' && quantity === 0) return set(0);
  if (stock === undefined) return null;
  if (action === 'REMOVE') return had === undefined ? null : set(had - quantity);
  if (stock === 0 || (action === 'UPDATE' && had === undefined)) return null;
  return set(action === 'ADD' ? (had ?? 0) + quantity : quantity);
}

const articleId = fc.constantFrom(...Object.keys(stocks), 'unknown');
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ action: fc.constant('ADD' as const), articleId, quantity: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ action: fc.constant('REMOVE' as const), articleId, quantity: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ action: fc.constant('UPDATE' as const), articleId, quantity: fc.integer({ min: 0, max: 10 }) }),
);
const anyBatch = fc.array(anyAction, { minLength: 1, maxLength: 3 });

test('any forty batches leave the pieces that the model says, all of a batch or none of it', () => {
  fc.assert(
    fc.property(fc.array(anyBatch, { minLength: 1, maxLength: 40, size: 'max' }), (batches) => {
      let lines: CartLine[] = [];
      let pieces: Pieces = new Map();
      for (const batch of batches) {
        const expected = batch.reduce<Pieces | null>((sofar, action) => sofar && step(sofar, action), pieces);
        const outcome = applyActions(lines, batch, context);
        expect('refused' in outcome).toBe(expected === null);
        if ('lines' in outcome) lines = outcome.lines;
        pieces = expected ?? pieces;

        expect(new Map(lines.map((line) => [line.articleId, line.quantity]))).toEqual(pieces);
        expect(lines).toHaveLength(pieces.size);
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(Math.min(stocks[line.articleId] ?? 0, maxLineQuantity));
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('a list in one batch or one action at a time gives the same cart', () => {
  const inStock = fc.constantFrom('one', 'few', 'ten', 'many');
  const neverRefused: fc.Arbitrary<CartAction> = fc.oneof(
    fc.record({
      action: fc.constant('ADD' as const),
      articleId: inStock,
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    fc.record({ action: fc.constant('UPDATE' as const), articleId: inStock, quantity: fc.constant(0) }),
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
