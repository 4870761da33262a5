import type { DeliveryPoint } from '@/lib/api';
import { distanceText } from '@/shop/distance/distance';
import { deliveryPriceText } from '@/shop/sums/sums';
import { hoursOf, placeOf, pointTerm, servicesOf, titleOf } from './point-words';

type PointRowProps = {
  point: DeliveryPoint;
  timeZone: string;
  today: string;
  now: Date;
  /** Distance from the shopper's address in metres, if it is known. */
  metres?: number | null;
};

/** A pick-up point in a few lines: address, price, opening hours, delivery days. */
export function PointRow({ point, timeZone, today, now, metres = null }: PointRowProps) {
  return (
    <span className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="text-body leading-5 underline-offset-4 group-hover:underline">{titleOf(point)}</span>
      <span className="text-body leading-5 tabular-nums">
        {point.price !== null && deliveryPriceText(point.price)}
      </span>
      <span className="col-span-2 mt-0.5 text-ink-2 text-ui">
        {[placeOf(point), metres !== null && `${distanceText(metres)} от\u00a0адреса`]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="col-span-2 text-ink-2 text-ui">{hoursOf(point, timeZone, now)}</span>
      <span className="col-span-2 text-ui">
        {[pointTerm(point, today), capitalised(servicesOf(point).join(', '))].filter(Boolean).join('. ')}
      </span>
    </span>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
