import type { Order, Payment } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { CheckAgain } from '../parts/check-again';
import { Section } from '../parts/section';
import { PayForm } from './pay-form';

const cancelDialog = lazyPart(async () => (await import('../order/cancel-dialog')).CancelDialog);

/** Shown while the bank has not yet answered whether the order is paid. */
export function CheckingPayment({ orderId, payment }: { orderId: string; payment: Payment | undefined }) {
  return (
    <>
      <div aria-hidden="true" className="waiting-line mt-6 max-w-105" />
      {payment?.confirmationUrl && (
        <ButtonLink href={payment.confirmationUrl} variant="quiet" className="mt-6 max-sm:w-full">
          Вернуться на&nbsp;страницу банка
        </ButtonLink>
      )}
      <CheckAgain orderId={orderId} />
      <p className="mt-4 text-caption text-ink-2">
        Если деньги уже списаны, второй раз не&nbsp;платите: ответ банка придёт сам
      </p>
    </>
  );
}

type UnpaidOrderProps = { order: Order; payment: Payment; refusal: string | undefined };

/**
 * An order that is not paid yet: payment methods, and possible reasons for a failure. If it shows a QR code,
 * only the other payment methods are offered.
 */
export function UnpaidOrder({ order, payment, refusal }: UnpaidOrderProps) {
  const isScanned = payment.qr !== null;
  const methods = payment.methods.filter((method) => !isScanned || method !== payment.method);
  const cancelling = useLazyOpen(cancelDialog);
  const { Part: CancelDialog } = cancelling;
  return (
    <>
      {methods.length > 0 && (
        <Section title={isScanned ? 'Оплатить иначе' : 'Как оплатить'}>
          <PayForm orderId={order.id} payment={{ ...payment, methods }} refusal={refusal} quiet={isScanned} />
        </Section>
      )}
      {payment.state !== null && !isScanned && (
        <Section title="Почему так бывает">
          <ul className="max-w-[60ch] space-y-2 text-ui">
            <li>
              Не&nbsp;хватило денег или превышен дневной предел переводов: его меняют в&nbsp;приложении банка
            </li>
            <li>Закончилось время на&nbsp;подтверждение</li>
            <li>Банк проверяет перевод. Позвоните ему: номер есть в&nbsp;его приложении</li>
          </ul>
        </Section>
      )}
      {order.canCancel && (
        <div className="border-hair border-t py-3">
          <TextButton {...cancelling.opener} busy={cancelling.busy} className="text-ui">
            Отменить заказ
          </TextButton>
        </div>
      )}
      {CancelDialog && <CancelDialog open={cancelling.open} onClose={cancelling.onClose} order={order} />}
    </>
  );
}
