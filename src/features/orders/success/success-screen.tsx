import { useEffect, useRef } from 'react';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { Order, Payment } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { hrefTo } from '@/shop/addresses/href-to';
import { orderHref } from '../orders-search';
import { OrderDelivery } from '../parts/order-delivery';
import { OrderGoods } from '../parts/order-goods';
import { OrderSums } from '../parts/order-sums';
import { OrderWay } from '../parts/order-way';
import { QrPayment } from '../parts/qr-payment';
import { Section } from '../parts/section';
import { CheckingPayment, UnpaidOrder } from './awaiting';
import { outcomeOf } from './outcome';

type SuccessScreenProps = {
  order: Order;
  /** Given only for an order that is not paid yet. */
  payment: Payment | undefined;
  signedIn: boolean;
  posted: PostedPayment | undefined;
};

/** Why a payment was refused that a form without scripts requested. */
export type PostedPayment = { refusal: string };

/** The result of the checkout, then the next steps. */
export function SuccessScreen({ order, payment, signedIn, posted }: SuccessScreenProps) {
  const { kind, title, text } = outcomeOf(order, payment, new Date());
  return (
    <div className="sheet page-width min-h-page px-margin lg:grid-page">
      <div className="lg:col-span-7">
        <div className="pt-8 pb-6 lg:pt-14 lg:pb-10">
          <Title>{title}</Title>
          <p className="type-story mt-3 max-w-[52ch] [overflow-wrap:anywhere] lg:mt-4">{text}</p>
          {kind === 'checking' && <CheckingPayment orderId={order.id} payment={payment} />}
          {kind === 'to-scan' && payment && <QrPayment orderId={order.id} payment={payment} />}
          {kind !== 'to-pay' && kind !== 'to-scan' && (
            <NextSteps order={order} signedIn={signedIn} isQuiet={kind === 'checking'} />
          )}
        </div>
        {(kind === 'to-pay' || kind === 'to-scan') && payment && (
          <UnpaidOrder order={order} payment={payment} refusal={posted?.refusal} />
        )}
        {kind === 'placed' && (
          <Section title="Что дальше">
            <OrderWay progress={order.progress} />
          </Section>
        )}
        <Section title="Доставка">
          <OrderDelivery order={order} large />
        </Section>
        {!signedIn && kind === 'placed' && (
          <div className="print:hidden">
            <AccountOffer orderId={order.id} />
          </div>
        )}
      </div>
      <aside
        aria-label="Состав заказа"
        className="border-hair border-t pt-5 lg:col-span-4 lg:col-start-9 lg:mt-16 lg:self-start lg:border-ink lg:ml-10 lg:pt-3"
      >
        <h2 className="type-h3 mb-4">{`В\u00a0заказе ${countOf(remainingPieces(order.lines), GOODS)}`}</h2>
        <OrderGoods lines={order.lines} />
        <div className="mt-4">
          <OrderSums order={order} />
        </div>
      </aside>
    </div>
  );
}

type NextStepsProps = { order: Order; signedIn: boolean; isQuiet: boolean };

function NextSteps({ order, signedIn, isQuiet }: NextStepsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2 print:hidden lg:mt-8">
      <ButtonLink
        href={signedIn ? orderHref(order.id) : hrefTo('/orderstatus')}
        variant={isQuiet ? 'quiet' : 'primary'}
        className="max-sm:w-full"
      >
        {signedIn ? 'Посмотреть заказ' : 'Статус заказа'}
      </ButtonLink>
      <ButtonLink to="/" variant="quiet" className="max-sm:w-full">
        Вернуться к&nbsp;покупкам
      </ButtonLink>
    </div>
  );
}

/**
 * The result as the title. It gets the focus when the page opens and when the result changes, so that screen
 * readers announce it.
 */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result is announced again
  useEffect(() => heading.current?.focus({ preventScroll: true }), [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="type-h1 focus:outline-none">
      {children.split(/(?<=№\u00a0\S+) /).map((part, place) => (
        // The order number does not wrap.
        <span key={part} className={place === 0 ? 'whitespace-nowrap' : undefined}>
          {`${place > 0 ? ' ' : ''}${part}`}
        </span>
      ))}
    </h1>
  );
}

function AccountOffer({ orderId }: { orderId: string }) {
  const redirect = orderHref(orderId);
  return (
    <Section title="Сохранить данные для следующего раза">
      <p className="max-w-[52ch] text-ink-2 text-ui">
        Придумайте пароль, и&nbsp;заказ появится в&nbsp;личном кабинете: там видно, где он сейчас, и&nbsp;там
        его можно отменить
      </p>
      <TextLink to="/register" search={{ redirect }} className="text-ui">
        Создать учётную запись
      </TextLink>
    </Section>
  );
}
