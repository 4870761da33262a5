import { maxLineQuantity } from '../../cart/limits.ts';
import { remainingQuantity } from '../order-facts.ts';
import { type GoodsOfOrder, priceOfSize } from './edit-goods.ts';
import type { OrderedLine } from './edited-order.ts';

/** As many sizes as the contract shows of a colour. */
const MOST_SIZES = 100;

/** What a line of an order can become (openapi, editable-line). */
type EditableLine = {
  position: number;
  most: number;
  sizes: { articleId: string; size: string; stock: number; price: number }[];
};

/** What the lines of an order can become: more pieces, and other sizes with what they cost in this order. */
export function editableLines<Line extends OrderedLine>(
  lines: readonly Line[],
  goods: GoodsOfOrder<Line>,
): EditableLine[] {
  return lines.map((line) => {
    const { position } = line;
    const own = goods.sizes.find(({ articleId }) => articleId === line.articleId);
    const rest = remainingQuantity(line);
    if (line.isGift || !own) return { position, most: rest, sizes: [] };
    const most = Math.min(rest + own.stock, maxLineQuantity - line.cancelled);
    const sizes = goods.sizes.filter(({ colourId }) => colourId === own.colourId).slice(0, MOST_SIZES);
    return {
      position,
      most: Math.max(rest, most),
      sizes: sizes.map((size) => {
        const { price, offered } = priceOfSize(line, size, { lines, goods });
        const { articleId, stock } = size;
        return { articleId, size: size.line.size, stock, price: price - offered };
      }),
    };
  });
}
