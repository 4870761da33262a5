import type { PointKind } from '#shared/delivery/kinds.ts';
import type { StoreHours } from '../../domain/tables/content-types.ts';
import type { OrderPayment, PointEntry } from '../../domain/tables/delivery-types.ts';
import type { Quote } from '../base/delivery-provider.ts';
import type { CdekPoint } from './cdek-answers.ts';

/**
 * Kinds of delivery to the recipient by CDEK's number of the delivery mode. Only modes that start at a CDEK
 * office are listed, because the shop brings its parcels there. Modes in which a courier collects parcels at
 * the shop are not used.
 */
const KINDS: Record<number, Quote['kind']> = { 3: 'courier', 4: 'pickup-point', 7: 'locker' };

type Tariff = {
  tariff_code: number;
  delivery_mode: number;
  delivery_sum: number;
  period_min: number;
  period_max: number;
};

/** Finds the cheapest tariff for each kind of delivery. */
function cheapestTariffs(tariffs: readonly Tariff[]): Map<Quote['kind'], Tariff> {
  const cheapest = new Map<Quote['kind'], Tariff>();
  for (const tariff of tariffs) {
    const kind = KINDS[tariff.delivery_mode];
    if (kind === undefined) continue;
    const known = cheapest.get(kind);
    if (!known || tariff.delivery_sum < known.delivery_sum) cheapest.set(kind, tariff);
  }
  return cheapest;
}

/** The price of each kind of delivery, in kopecks; CDEK's prices are in roubles. */
export const quotesOf = (tariffs: readonly Tariff[]): Quote[] =>
  [...cheapestTariffs(tariffs)].map(([kind, { delivery_sum: sum, period_min: min, period_max: max }]) => ({
    kind,
    price: Math.round(sum * 100),
    days: { min, max: Math.max(min, max) },
  }));

/**
 * Code of the CDEK tariff whose price the shop shows for a kind of delivery; undefined if CDEK offers none.
 */
export const tariffOf = (tariffs: readonly Tariff[], kind: Quote['kind']): number | undefined =>
  cheapestTariffs(tariffs).get(kind)?.tariff_code;

/** The shop's codes for CDEK's pick-up points begin with this. */
const PREFIX = 'cdek-';
export const ownCode = (pointCode: string): string =>
  pointCode.startsWith(PREFIX) ? pointCode.slice(PREFIX.length) : pointCode;

const POINT_KINDS: Record<string, PointKind> = {
  PVZ: 'pickup-point',
  POSTAMAT: 'locker',
  POSTOMAT: 'locker',
};

/**
 * Converts a CDEK point to the shop's form; undefined if the point does not hand parcels over or lacks
 * required data.
 */
export function pointOf(point: CdekPoint, cityCode: string): PointEntry | undefined {
  const kind = POINT_KINDS[point.type];
  const { address, latitude, longitude } = point.location;
  const code = PREFIX + point.code;
  if (kind === undefined || address === null || point.is_handout === false) return undefined;
  if (!/^[A-Za-z0-9]+([-_.:][A-Za-z0-9]+)*$/.test(code)) return undefined;
  return {
    code,
    kind,
    cityCode,
    address,
    latitude,
    longitude,
    name: point.name ?? address.slice(0, 120),
    landmark: point.nearest_metro_station ?? point.address_comment,
    phone: phoneOf(point.phones?.[0]?.number ?? ''),
    hours: hoursOf(point.work_time_list ?? []),
    fitting: point.is_dressing_room ? 'partial' : 'none',
    payments: paymentsOf(point),
  };
}

function paymentsOf({ allowed_cod, have_cash, have_cashless }: CdekPoint): OrderPayment[] {
  const onReceipt: OrderPayment[] = [
    ...(have_cash ? ['cash' as const] : []),
    ...(have_cashless ? ['card-on-receipt' as const] : []),
  ];
  return ['card-online', 'sbp', ...(allowed_cod ? onReceipt : [])];
}

/** Converts a Russian phone number to the contract's format; returns null for any other text. */
function phoneOf(number: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return /^7\d{10}$/.test(digits) ? `+${digits}` : null;
}

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)\/((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The opening hours of a point. Days with the same hours are grouped, in the order of the week. */
function hoursOf(days: readonly { day: number; time: string }[]): StoreHours[] {
  const inOrder = days.toSorted((one, other) => one.day - other.day).filter(({ time }) => HOURS.test(time));
  return [...Map.groupBy(inOrder, ({ time }) => time)].slice(0, 7).map(([time, same]) => {
    const [, opens = '', closes = ''] = HOURS.exec(time) ?? [];
    return { days: [...new Set(same.map(({ day }) => day))], opens, closes };
  });
}
