import { formatDays } from '#shared/text/dates.ts';
import { lowerFirst } from '#shared/text/lower-first.ts';
import { countOf, plural } from '#shared/text/plural.ts';
import type { DeliveryPoint } from '@/lib/api';
import { openStateText } from '@/shop/opening-hours/opening-hours';

const DAYS = ['день', 'дня', 'дней'] as const;
const PIECES = ['вещь', 'вещи', 'вещей'] as const;
const OF_PIECES = ['вещи', 'вещей', 'вещей'] as const;

/** The title: shoppers know a pick-up point by its address, and a store by its name. */
export const titleOf = ({ kind, name, address }: DeliveryPoint): string =>
  kind === 'store' ? name : address;

/** The line under the title. */
export function placeOf({ kind, address, landmark }: DeliveryPoint): string {
  const place = kind === 'store' ? [address, landmark && lowerFirst(landmark)] : [landmark];
  return place.filter(Boolean).join(', ');
}

/** «Наш магазин. Открыто до 20:00». */
export function hoursOf({ kind, hours, specialDays }: DeliveryPoint, timeZone: string, now: Date): string {
  const open = hours.length > 0 ? openStateText({ hours, specialDays, timeZone }, now) : undefined;
  return [kind === 'store' && 'Наш магазин', kind === 'locker' && 'Постамат', open]
    .filter(Boolean)
    .join('. ');
}

/**
 * When an order can be collected: «25–27 ноября», «Можно забрать сегодня». If a store has only a part of the
 * goods, adds the number of pieces.
 */
export function pointTerm(point: DeliveryPoint, today: string): string {
  const { kind, stock, firstDay, lastDay, estimated } = point;
  if (!firstDay || !lastDay) return 'Для этого заказа не\u00a0подходит';
  const about = estimated ? ' (ориентировочно)' : '';
  if (kind !== 'store') return formatDays(firstDay, lastDay) + about;
  if (firstDay === today) return 'Можно забрать сегодня';
  return `Можно забрать ${formatDays(firstDay, lastDay)}${about}${partlyThere(stock)}`;
}

function partlyThere(stock: DeliveryPoint['stock']): string {
  if (!stock || stock.pieces === 0 || stock.pieces >= stock.wanted) return '';
  return `. ${stock.pieces} из\u00a0${stock.wanted} ${plural(stock.wanted, OF_PIECES)} уже в\u00a0магазине`;
}

/** «Есть все 4 вещи. Заказ будет храниться 3 дня». */
export function storageOf({ stock, storageDays }: DeliveryPoint): string {
  const all = stock && stock.wanted > 0 && stock.pieces >= stock.wanted;
  return [
    ...(all ? [allThere(stock.wanted)] : []),
    `Заказ будет храниться ${countOf(storageDays, DAYS)}`,
  ].join('. ');
}

function allThere(wanted: number): string {
  if (wanted === 1) return 'Вещь есть в\u00a0магазине';
  return wanted === 2 ? 'Есть обе вещи' : `Есть все ${countOf(wanted, PIECES)}`;
}

/** Services of the point: fitting, payments. */
export function servicesOf({ fitting, payments }: DeliveryPoint): string[] {
  const card = payments.includes('card-on-receipt');
  const cash = payments.includes('cash');
  const paid =
    card && cash ? 'оплата картой и\u00a0наличными' : card ? 'оплата картой' : cash && 'оплата наличными';
  return [fitting !== 'none' && 'примерка', paid].filter((text) => typeof text === 'string');
}
