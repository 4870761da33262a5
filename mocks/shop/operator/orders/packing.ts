import type { LineToPack, OrderLabel, OrderToPack, PickListOrder } from '#contract/client/client.schemas.ts';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { hasLabel, orderLabel } from '#shared/packing/order-label.ts';
import { pickPlaces, waitsToBePacked } from '#shared/packing/pick-list.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { stepsOf } from '../../cart/order-steps-of.ts';
import { goods } from '../../goods/goods.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { logCall, regionOf, storedOrder } from './operator-view.ts';

/** Orders in a pick list, and the weight of a piece in grams. */
const MOST = 100;
const GRAMS_OF_PIECE = 500;

/** The barcode of an article, an EAN-13 that follows from its id. */
function barcodeOf(articleId: string): string {
  const figures = BigInt(`0x${articleId.replaceAll('-', '').slice(-9)}`) % 1_000_000_000n;
  const twelve = `460${String(figures).padStart(9, '0')}`;
  return `${twelve}${ean13CheckDigit(twelve)}`;
}

function linesToPack({ order, marked = [], codes = {} }: StoredOrder): LineToPack[] {
  return order.lines.map((line, position) => {
    const found = goods.find(({ card }) => card.productUrl === line.productUrl);
    return {
      position,
      articleId: line.articleId,
      name: line.name,
      category: found?.product.breadcrumbs.at(-1)?.name ?? null,
      vendorCode: found?.product.vendorCode ?? null,
      sku: line.sku,
      barcode: barcodeOf(line.articleId),
      colour: line.colour,
      size: line.size,
      picture: line.picture,
      isGift: line.isGift,
      pieces: remainingQuantity(line),
      fromStore: 0,
      requiresMarking: marked.includes(position),
      codes: codes[position] ?? [],
    };
  });
}

function orderToPack(stored: StoredOrder): OrderToPack {
  const { id, number, state, placedAt, comment, delivery } = stored.order;
  const version = stepsOf(stored).length;
  return { id, number, state, version, placedAt, comment, delivery, lines: linesToPack(stored) };
}

function pickListOrder(stored: StoredOrder): PickListOrder {
  const { id, number, state, placedAt, delivery } = stored.order;
  const lines = linesToPack(stored);
  return {
    id,
    number,
    state,
    placedAt,
    delivery: delivery.name,
    city: delivery.cityName,
    leavesOn: delivery.leavesOn,
    pieces: lines.reduce((all, { pieces }) => all + pieces, 0),
    requiresMarking: lines.some(({ requiresMarking, pieces }) => requiresMarking && pieces > 0),
  };
}

/** Operations with which orders are packed, besides packing itself. The mock shop has no stock by place. */
export function packingOperations(
  state: ShopState,
): Pick<ShopOperations, 'getPickList' | 'showPacking' | 'showLabel'> {
  return {
    getPickList({ query }) {
      const { orders: ids } = query;
      const found = state.orders.filter(({ order }) =>
        ids ? ids.includes(order.id) : waitsToBePacked(order.state),
      );
      const orders = found
        .toSorted((one, other) => one.order.placedAt.localeCompare(other.order.placedAt))
        .slice(0, MOST);
      const toFetch = orders.filter(({ order }) => waitsToBePacked(order.state));
      return {
        orders: orders.map(pickListOrder),
        hasMore: found.length > MOST,
        places: pickPlaces(
          toFetch.map((stored) => ({
            number: stored.order.number,
            store: null,
            lines: linesToPack(stored).map(lineToFetch),
          })),
        ),
      };
    },

    showPacking({ params, visitor }) {
      const stored = storedOrder(state, params.orderId);
      logCall(stored, 'showPacking', visitor);
      return orderToPack(stored);
    },

    showLabel({ params, visitor }): OrderLabel {
      const stored = storedOrder(state, params.orderId);
      if (!hasLabel(stored.order.state)) {
        logCall(stored, 'showLabel', visitor, 'ORDER_STEP_REFUSED');
        throw new Refusal('ORDER_STEP_REFUSED');
      }
      logCall(stored, 'showLabel', visitor);
      const region = regionOf(stored.order.delivery.cityCode);
      return orderLabel(stored.order, { region, gramsOfPiece: GRAMS_OF_PIECE, parcel: null });
    },
  };
}

const lineToFetch = ({
  position: _place,
  isGift: _gift,
  requiresMarking: _marked,
  codes: _codes,
  ...line
}: LineToPack) => line;
