import { orderSentence, STATE_NAMES } from '#shared/orders/order-words.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { OrderSummary } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { TextButton, TextLink } from '@/lib/ui/buttons/text-link';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { directionsHref } from '@/shop/addresses/directions-href';
import { isGood } from '../order-facts';
import { orderHref, successHref } from '../orders-search';
import { RepeatResult, useRepeat } from '../parts/repeat-order';

/** Number of pictures in a row; further goods are only counted. */
const SHOWN = 4;

type OrderRowProps = { order: OrderSummary; now: Date; onRepeated(): void };

/**
 * An order in the list: its state, the most important sentence about it, and one action. The whole row is a
 * link.
 */
export function OrderRow({ order, now, onRepeated }: OrderRowProps) {
  const { id, number, state, placedAt, total, pictures, pickupCode } = order;
  const sentence = orderSentence(order, now);
  const repeating = useRepeat(id, onRepeated);
  const more = pictures.length - SHOWN;
  return (
    <li className="relative grid gap-3 border-hair border-t py-5 last:border-b lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_184px] lg:gap-x-[var(--gutter)] lg:py-7">
      <div>
        <h2 className="type-h3">
          <PageLink
            href={orderHref(id)}
            className={classNames('after:absolute after:inset-0', isGood(state) && 'text-ok')}
          >
            <span>{STATE_NAMES[state]}</span>
            <span className="sr-only">{`, заказ ${number}`}</span>
          </PageLink>
        </h2>
        {sentence && (
          <p className="mt-1 text-ui">{`${sentence}${pickupCode ? `. Код ${pickupCode}` : ''}`}</p>
        )}
        <p className="mt-2 text-caption text-ink-2 tabular-nums">
          {`Заказ №\u00a0${number}, ${formatDate(new Date(placedAt))}`}
        </p>
      </div>
      <div className="flex gap-1">
        {pictures.slice(0, SHOWN).map((picture, place) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of an order have a fixed order
            key={place}
            picture={picture}
            sizes="60px"
            alt=""
            className={classNames('aspect-3/4 w-15!', state === 'CANCELLED' && 'opacity-45 grayscale-[.4]')}
          />
        ))}
        {more > 0 && (
          <span className="flex h-20 w-15 items-center justify-center border border-hair text-ink-2 text-ui">
            {`+${more}`}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 has-[a.bg-ink]:gap-y-3 lg:flex-col lg:gap-y-0! lg:items-end lg:text-right">
        <span className="tabular-nums lg:leading-6">{formatMoney(total)}</span>
        <RowAction order={order} busy={repeating.busy} onRepeat={repeating.repeat} />
      </div>
      <div className="relative not-has-[p]:-mt-3 lg:col-span-3">
        <RepeatResult {...repeating} />
      </div>
    </li>
  );
}

type RowActionProps = { order: OrderSummary; busy: boolean; onRepeat(): void };

/** The most important action of an order. It lies above the link that covers the row. */
function RowAction({ order, busy, onRepeat }: RowActionProps) {
  const { id, number, state, canPay, canRepeat, tracking, delivery } = order;
  const way = directionsHref(delivery.point);
  const named = <span className="sr-only">{` заказ ${number}`}</span>;
  if (canPay)
    return (
      <ButtonLink
        href={successHref(id)}
        size="small"
        className="relative max-sm:basis-full lg:mt-2.5 lg:w-46"
      >
        Оплатить{named}
      </ButtonLink>
    );
  if (state === 'SHIPPED' && tracking?.url)
    return (
      <TextLink href={tracking.url} rel="noopener noreferrer" className="relative text-ui">
        Отследить{named}
      </TextLink>
    );
  if (state === 'READY' && way)
    return (
      <TextLink href={way} rel="noopener noreferrer" className="relative text-ui">
        Как добраться{named}
      </TextLink>
    );
  if (!canRepeat) return null;
  return (
    <TextButton busy={busy} onClick={onRepeat} className="relative text-ui">
      Повторить{named}
    </TextButton>
  );
}
