import { z } from 'zod';
import type { MarketingCart, MarketingOffer } from './marketing.ts';

/** Thrown if the platform's response cannot be used. The message contains no data of the shopper. */
export class MindboxFailure extends Error {
  override name = 'MindboxFailure';
}

/** Thrown if the platform works, but refused this cart. */
export class MindboxRefusal extends MindboxFailure {}

/** Schema of a number, which the platform sends as a JSON number or as a string. */
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
 * Parses the response of the method «Order calculation» and converts roubles to kopecks. A cart line may be
 * several lines in the response if only some of its pieces have a discount.
 * @throws MindboxFailure if the response does not match the cart, because wrong prices would be worse than no
 * discounts
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

/**
 * Checks that the platform accepted an operation.
 * @throws MindboxFailure
 */
export function readAccepted(text: string): void {
  parse(text);
}

/** Parses the response of a successful operation. */
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
  if (status !== 'Success')
    throw new MindboxRefusal(`The operation ended with status ${status.replace(/\W/g, '')}`);
  return result.data;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
