import type { Order } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { successHref } from '../orders-search';
import { QrPayment } from '../parts/qr-payment';
import { useAwaitedOrder } from '../parts/use-awaited-order';

/**
 * Paying for an order that is not paid yet: the QR code of the payment in progress, or a link to the page
 * with all payment methods.
 */
export function PayNow({ order: { id } }: { order: Order }) {
  const { payment } = useAwaitedOrder(id);
  const isScanned = payment?.state === 'WAITING' && payment.qr !== null;
  return (
    <>
      {isScanned && <QrPayment orderId={id} payment={payment} />}
      <ButtonLink
        href={successHref(id)}
        variant={isScanned ? 'quiet' : 'primary'}
        className="mt-6 max-sm:w-full"
      >
        {isScanned ? 'Оплатить иначе' : 'Оплатить'}
      </ButtonLink>
    </>
  );
}
