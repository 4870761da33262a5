import type { OrderState, ShipmentState } from '#contract/client/client.schemas.ts';
import { mayStep } from '#shared/orders/states.ts';
import type { KnownShipment, ParcelState } from '../../delivery/base/shipments.ts';

/**
 * Who changes the state of a parcel: the carrier (by a report), an operator, or the shop (when the order
 * changes).
 */
export type ShipmentActor = 'carrier' | 'operator' | 'shop';

type Steps = Partial<Record<ShipmentState, readonly ShipmentActor[]>>;

const ON_THE_WAY: Steps = {
  IN_TRANSIT: ['carrier'],
  WAITING: ['carrier'],
  HANDED_OVER: ['carrier'],
  PARTLY_HANDED_OVER: ['carrier'],
  RETURNED: ['carrier'],
};

/**
 * All allowed changes of a parcel's state (docs/specification.md §3.7). Reports of other changes are ignored.
 */
export const SHIPMENT_STEPS: Readonly<Record<ShipmentState, Steps>> = {
  REQUESTED: {
    REGISTERED: ['carrier'],
    ...ON_THE_WAY,
    REFUSED: ['carrier'],
    CANCELLED: ['carrier', 'shop'],
  },
  REGISTERED: { ...ON_THE_WAY, CANCELLED: ['carrier', 'shop'] },
  IN_TRANSIT: { ...without(ON_THE_WAY, 'IN_TRANSIT'), CANCELLED: ['shop'] },
  // A parcel that waits for collection may be in transit again: the carrier may forward it to another point
  // or take it out of a locker.
  WAITING: { ...without(ON_THE_WAY, 'WAITING'), CANCELLED: ['shop'] },
  HANDED_OVER: {},
  PARTLY_HANDED_OVER: {},
  RETURNED: {},
  REFUSED: { REQUESTED: ['operator'] },
  // A cancelled parcel may still be handed over, if the carrier does so before it receives the cancellation.
  CANCELLED: {
    REQUESTED: ['operator'],
    HANDED_OVER: ['carrier'],
    PARTLY_HANDED_OVER: ['carrier'],
    RETURNED: ['carrier'],
  },
};

function without(steps: Steps, state: ShipmentState): Steps {
  const { [state]: _, ...rest } = steps;
  return rest;
}

export const mayShip = (from: ShipmentState, to: ShipmentState, actor: ShipmentActor): boolean =>
  SHIPMENT_STEPS[from][to]?.includes(actor) ?? false;

const STATES: Readonly<Record<ParcelState, ShipmentState>> = {
  registered: 'REGISTERED',
  'on-the-way': 'IN_TRANSIT',
  waiting: 'WAITING',
  'handed-over': 'HANDED_OVER',
  'partly-handed-over': 'PARTLY_HANDED_OVER',
  returned: 'RETURNED',
  removed: 'CANCELLED',
};

/** The new state of a parcel after a report of its carrier; undefined if the report changes nothing. */
export function shipmentStep(
  from: ShipmentState,
  { refusal, state }: Pick<KnownShipment, 'refusal' | 'state'>,
): ShipmentState | undefined {
  const to = refusal !== null ? 'REFUSED' : state && STATES[state];
  return to && to !== from && mayShip(from, to, 'carrier') ? to : undefined;
}

/** For each state of a parcel, the state that its order must have reached by then. */
const ORDER_STATE_OF_PARCEL: Partial<Record<ParcelState, OrderState>> = {
  'on-the-way': 'SHIPPED',
  waiting: 'READY',
  'handed-over': 'HANDED_OVER',
};

type Facts = {
  isCollected: boolean;
  /**
   * Whether the buyer may try the goods on and return some of them at once. An operator then reports which
   * pieces the buyer has kept.
   */
  mayReturnPart: boolean;
};

/**
 * The steps that an order must take to catch up with its parcel. Empty if it has already taken them. If the
 * recipient refused the parcel, the order takes no step: an operator cancels it when the parcel is back.
 */
export function orderSteps(
  from: OrderState,
  parcel: ParcelState,
  { isCollected, mayReturnPart }: Facts,
): OrderState[] {
  const follows = ORDER_STATE_OF_PARCEL[parcel];
  const to = follows === 'READY' && !isCollected ? 'SHIPPED' : follows;
  if (to === undefined || (to === 'HANDED_OVER' && mayReturnPart)) return [];
  const path: OrderState[] = from === 'PACKING' && to !== 'SHIPPED' ? ['SHIPPED', to] : [to];
  return path.every((step, place) => mayStep(path[place - 1] ?? from, step, 'shop')) ? path : [];
}
