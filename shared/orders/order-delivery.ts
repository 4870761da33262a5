import type { DeliveryKind } from '../delivery/kinds.ts';
import { isCollected } from '../delivery/kinds.ts';
import { postalCodeOf } from '../places/postal-places.ts';

type Interval = { from: string; to: string };

type OrderedMethod = {
  id: string;
  kind: DeliveryKind;
  name: string;
  price: number | null;
  firstDay: string | null;
  lastDay: string | null;
};

/** What an order stores about its pick-up point. */
type Point<Hours> = {
  code: string;
  name: string;
  address: string;
  landmark: string | null;
  hours: Hours;
  latitude: number | null;
  longitude: number | null;
};

type Choice = { city: string; day: string | null; interval: Interval | null; fitting: boolean };

export const orderPoint = <Hours>({
  code,
  name,
  address,
  landmark,
  hours,
  latitude,
  longitude,
}: Point<Hours>): Point<Hours> => ({ code, name, address, landmark, hours, latitude, longitude });

/**
 * The delivery as an order stores it. If the method has no delivery time, the goods are ready on the day of
 * the order.
 */
export function orderDelivery<Hours>(
  method: OrderedMethod,
  { city, day, interval, fitting }: Choice,
  known: {
    cityName: string;
    point: Point<Hours> | undefined;
    leavesOn: string;
    storageDays: number | null;
    today: string;
  },
) {
  const { cityName, point, leavesOn, storageDays, today } = known;
  return {
    methodId: method.id,
    kind: method.kind,
    name: method.name,
    price: method.price ?? 0,
    cityCode: city,
    cityName,
    point: isCollected(method) && point ? orderPoint(point) : null,
    day,
    interval,
    fitting,
    leavesOn,
    storageDays,
    firstDay: day ?? method.firstDay ?? today,
    lastDay: day ?? method.lastDay ?? today,
  };
}

type Address = {
  city: string;
  postalCode: string | null;
  address: string | null;
  flat: string | null;
  entrance: string | null;
  floor: string | null;
  intercom: string | null;
};

/** The delivery address of an order. Null if the order is collected. */
export const orderAddress = (
  method: { kind: DeliveryKind },
  { city, postalCode, address, flat, entrance, floor, intercom }: Address,
) =>
  isCollected(method)
    ? null
    : {
        postalCode: postalCode ?? postalCodeOf(city) ?? null,
        address: address ?? '',
        flat,
        entrance,
        floor,
        intercom,
      };
