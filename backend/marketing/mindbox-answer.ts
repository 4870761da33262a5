import { z } from 'zod';
import type { MarketingCart, MarketingOffer } from './marketing.ts';

/** Why the platform gave no offers. The message says nothing about the shopper. */
export class MindboxFailure extends Error {
  override name = 'MindboxFailure';
}

/** The platform is well and answered at once, but says no to this cart. */
export class MindboxRefusal extends MindboxFailure {}

/** The platform writes numbers as numbers or as text. */
const amount = z
  .union([z.number(), z.string().regex(/^\d{1,12}(\.\d{1,10})?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(1e12));

const answer = z.object({
  status: z.string().max(100),
  order: z
    .object({
      lines: z
        .array(z.object({ lineId: z.string().max(100), quantity: amount, discountedPriceOfLine: amount }))
        .max(1000),
    })
    .optional(),
});

/**
 * Reads what «Order calculation» answered. Roubles become kopecks. A line may come in parts, when only some of its pieces
 * are cheaper. Throws MindboxFailure when the answer is not about this cart: half-understood prices are worse than none.
 */
export function readOffer(text: string, { lines }: MarketingCart): MarketingOffer | null {
  const { order } = parse(text);
  if (!order) throw new MindboxFailure('The answer has no order');
  const parts = Map.groupBy(order.lines, ({ lineId }) => lineId);
  const discounts = lines.map(({ articleId, quantity, unitPrice }): [string, number] => {
    const own = parts.get(articleId) ?? [];
    if (sum(own.map((part) => part.quantity)) !== quantity)
      throw new MindboxFailure('The answer is about other goods');
    const due = Math.round(sum(own.map((part) => part.discountedPriceOfLine)) * 100);
    const full = unitPrice * quantity;
    return [articleId, Math.min(full, Math.max(0, full - due))];
  });
  const cheaper = discounts.filter(([, discount]) => discount > 0);
  return cheaper.length > 0 ? { lineDiscounts: new Map(cheaper) } : null;
}

/** Whether an operation was taken. @throws MindboxFailure */
export function readAccepted(text: string): void {
  parse(text);
}

/** The answer of an operation that succeeded. */
function parse(text: string): z.output<typeof answer> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MindboxFailure('The answer is not JSON');
  }
  const result = answer.safeParse(json);
  if (!result.success)
    throw new MindboxFailure(
      `The answer does not fit at ${result.error.issues[0]?.path.join('.') || 'its root'}`,
    );
  const { status } = result.data;
  if (status !== 'Success') throw new MindboxRefusal(`The operation ended as ${status.replace(/\W/g, '')}`);
  return result.data;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
