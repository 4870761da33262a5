import { maxLineQuantity, maxLines } from '../cart/limits.ts';
import type { PutResult } from '../cart/put-lines.ts';
import { NBSP } from '../text/typography.ts';

/** Why an article of an order was not added to the cart, or only partly. */
type MissingReason =
  | { why: 'SOLD_OUT' }
  | { why: 'NO_ROOM' }
  | { why: 'FEWER'; quantity: number; byStock: boolean };

export const SIZE_SOLD_OUT = 'Этот размер закончился';

/** The reason as shown to shoppers. */
function missingText(reason: MissingReason): string {
  if (reason.why === 'SOLD_OUT') return SIZE_SOLD_OUT;
  if (reason.why === 'NO_ROOM')
    return `В${NBSP}корзине помещается не${NBSP}больше ${maxLines}${NBSP}разных товаров`;
  return reason.byStock
    ? `Осталось ${reason.quantity}${NBSP}шт.`
    : `Не${NBSP}больше ${maxLineQuantity}${NBSP}шт. в${NBSP}заказе`;
}

type Wanted = { articleId: string; name: string; size: string };

/** The articles of an order that were not added to the cart completely, each with the reason in words. */
export function missingArticles(wanted: readonly Wanted[], put: PutResult): (Wanted & { text: string })[] {
  return wanted.flatMap(({ articleId, name, size }) => {
    const reason = reasonOf(put, articleId);
    return reason ? [{ articleId, name, size, text: missingText(reason) }] : [];
  });
}

function reasonOf({ lowered, soldOut, noRoom }: PutResult, articleId: string): MissingReason | undefined {
  if (soldOut.includes(articleId)) return { why: 'SOLD_OUT' };
  if (noRoom.includes(articleId)) return { why: 'NO_ROOM' };
  const fewer = lowered.find((one) => one.articleId === articleId);
  return fewer && { why: 'FEWER', quantity: fewer.quantity, byStock: fewer.byStock };
}
