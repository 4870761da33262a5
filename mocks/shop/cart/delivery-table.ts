import type { DeliveryOptions, OrderPayment } from '#contract/client/client.schemas.ts';
import type { BookedOrders } from '#shared/delivery/methods.ts';
import type { Days, DeliveryTable, MethodEntry, Tariff } from '#shared/delivery/table.ts';
import { addDays, dayInMoscow } from '#shared/text/dates.ts';
import { exampleOf } from '../../contract/contract.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Delivery times in the examples, in working days, by method id. */
const DAYS: Record<string, Days> = {
  courier: { min: 1, max: 2 },
  'pickup-point': { min: 1, max: 3 },
  store: { min: 0, max: 0 },
  post: { min: 4, max: 8 },
};

const { methods } = exampleOf<DeliveryOptions>('getDeliveryOptions', 'moscow');

/** A delivery table made so that Moscow gets the delivery methods and prices of the example. */
export const deliveryTable: DeliveryTable = {
  warehouse: { timeZone: 'Europe/Moscow', cutOff: '24:00', worksOn: EVERY_DAY },
  calendar: { holidays: [], workdays: [] },
  methods: methods.map(
    ({ id, kind, name, fitting, payments, intervals, days }): MethodEntry => ({
      id,
      kind,
      name,
      fitting,
      payments,
      intervals,
      deliversOn: EVERY_DAY,
      daysToChoose: days.length,
      ordersPerDay: days.length > 0 ? 1 : null,
      minSum: null,
      maxSum: null,
      maxPieces: null,
      storageDays: 3,
      carrier: null,
      sameDayUntil: kind === 'store' ? '24:00' : null,
    }),
  ),
  zones: [
    {
      name: 'Россия',
      cities: [],
      regions: [],
      postalCodes: [],
      rest: true,
      tariffs: Object.fromEntries(
        methods.map(({ id, price, freeFrom }): [string, Tariff] => [
          id,
          { price: price ?? 0, steps: [], freeFrom, days: DAYS[id] ?? { min: 1, max: 1 } },
        ]),
      ),
    },
  ],
};

/** How many orders a day already has. The second delivery day in the example is fully booked. */
export const booked: BookedOrders = (_, day) => (day === addDays(dayInMoscow(new Date()), 3) ? 1 : 0);

/** The most expensive order that can be paid in parts in the examples, in kopecks. */
const MOST_IN_PARTS = 5_000_000;

export const payable = (payments: readonly OrderPayment[], sum: number): OrderPayment[] =>
  payments.filter((payment) => payment !== 'parts' || sum <= MOST_IN_PARTS);
