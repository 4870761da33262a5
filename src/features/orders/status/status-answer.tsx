import { orderSentence, STATE_NAMES } from '#shared/orders/order-words.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { OrderStatus } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { classNames } from '@/lib/ui/class-names';
import { directionsHref } from '@/shop/addresses/directions-href';
import { isGood } from '../order-facts';
import { ordersHref } from '../orders-search';
import { OrderWay } from '../parts/order-way';

/** Progress of an order, without data of the buyer. */
export function StatusAnswer({ status }: { status: OrderStatus }) {
  const { number, placedAt, state, pieces, total, delivery, progress } = status;
  const sentence = orderSentence(status, new Date());
  const way = state === 'READY' ? directionsHref(delivery.point) : undefined;
  return (
    <>
      <p className="text-caption text-ink-2 tabular-nums">
        {`Заказ №\u00a0${number} от\u00a0${formatDate(new Date(placedAt))}`}
      </p>
      <h2 className={classNames('type-h2 mt-1.5', isGood(state) && 'text-ok')}>{STATE_NAMES[state]}</h2>
      {sentence && <p className="mt-2 max-w-[52ch]">{sentence}</p>}
      <OrderWay progress={progress} className="mt-7" />
      <p className="mt-7 text-ui">
        {`В\u00a0заказе ${countOf(pieces, GOODS)} на\u00a0${formatMoney(total)}. Имя, адрес и\u00a0состав видны после входа`}
      </p>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">
        {way && (
          <ButtonLink href={way} rel="noopener noreferrer" className="max-sm:w-full">
            Как добраться
          </ButtonLink>
        )}
        <ButtonLink to="/login" search={{ redirect: ordersHref() }} variant="quiet" className="max-sm:w-full">
          Войти и&nbsp;открыть заказ
        </ButtonLink>
      </div>
    </>
  );
}
