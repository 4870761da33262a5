import { remainingPieces } from '#shared/orders/order-facts.ts';
import { orderSentence, STATE_NAMES } from '#shared/orders/order-words.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { Order } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { classNames } from '@/lib/ui/class-names';
import type { Elements } from '@/lib/ui/elements';
import { directionsHref } from '@/shop/addresses/directions-href';
import { isGood, paymentText, receiptText } from '../order-facts';
import { OrderDelivery } from '../parts/order-delivery';
import { OrderGoods } from '../parts/order-goods';
import { OrderSums } from '../parts/order-sums';
import { OrderWay } from '../parts/order-way';
import { OrderActions } from './order-actions';
import { PayNow } from './pay-now';

type OrderScreenProps = {
  order: Order;
  /** Called after goods of the order were added to the cart. */
  onRepeated(): void;
};

/** An order: progress, actions, goods and sums. */
export function OrderScreen({ order, onRepeated }: OrderScreenProps) {
  const receipt = receiptText(order);
  return (
    <div className="sheet">
      <StateOfOrder order={order} />
      <div className="lg:grid lg:grid-cols-9 lg:gap-x-[var(--gutter)]">
        <div className="lg:col-span-5">
          <Section title={countOf(remainingPieces(order.lines), GOODS)}>
            <OrderGoods lines={order.lines} wide />
          </Section>
        </div>
        <div className="lg:col-span-4 lg:pl-10">
          <Section title="Доставка">
            <OrderDelivery order={order} />
          </Section>
          <Section title="Оплата">
            <div className="mb-4 text-ui text-ink-2 [overflow-wrap:anywhere]">
              <p>{paymentText(order)}</p>
              {receipt && <p className="mt-1">{receipt}</p>}
            </div>
            <OrderSums order={order} />
          </Section>
          <OrderActions order={order} onRepeated={onRepeated} />
        </div>
      </div>
    </div>
  );
}

function StateOfOrder({ order }: { order: Order }) {
  const { state, pickupCode, canPay, tracking, delivery, progress } = order;
  const sentence = orderSentence(order, new Date());
  const way = state === 'READY' ? directionsHref(delivery.point) : undefined;
  const parcel = state === 'SHIPPED' ? tracking?.url : undefined;
  return (
    <section aria-labelledby="order-state" className="border-hair border-t py-6 lg:border-0 lg:py-8">
      <div role="status">
        <h2 id="order-state" className={classNames('type-h2', isGood(state) && 'text-ok')}>
          {STATE_NAMES[state]}
        </h2>
        {sentence && <p className="mt-3.5 max-w-[60ch]">{sentence}</p>}
      </div>
      {pickupCode && (
        <p className="mt-3.5">
          Код для получения: <strong className="font-medium tabular-nums">{pickupCode}</strong>
        </p>
      )}
      <OrderWay progress={progress} className="mt-6" />
      {canPay && <PayNow order={order} />}
      {(way || parcel) && (
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
          {way && (
            <ButtonLink href={way} variant="quiet" rel="noopener noreferrer" className="max-sm:w-full">
              Как добраться
            </ButtonLink>
          )}
          {parcel && (
            <ButtonLink href={parcel} variant="quiet" rel="noopener noreferrer" className="max-sm:w-full">
              Отследить
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="border-hair border-t pt-6 pb-7">
      <h2 className="type-h3 mb-3.5">{title}</h2>
      {children}
    </section>
  );
}
