import type { ReactNode } from 'react';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import type { Order } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { ChevronRightIcon } from '@/lib/ui/pictures/icons';
import { hrefTo } from '@/shop/addresses/href-to';
import { RepeatResult, useRepeat } from '../parts/repeat-order';

const cancelDialog = lazyPart(async () => (await import('./cancel-dialog')).CancelDialog);

const DOOR =
  'flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left leading-5 transition-colors motion-fast hover:text-ink-2';

type OrderActionsProps = {
  order: Order;
  onRepeated(): void;
};

/** The actions that are possible for this order now: repeat, refund, cancel. */
export function OrderActions({ order, onRepeated }: OrderActionsProps) {
  const { canRepeat, canCancel, state } = order;
  const repeating = useRepeat(order.id, onRepeated);
  const cancelling = useLazyOpen(cancelDialog);
  const { Part: CancelDialog } = cancelling;
  const isReceived = state === 'HANDED_OVER' || state === 'PARTLY_HANDED_OVER';
  return (
    <section aria-label={'Что можно сделать с\u00a0заказом'} className="border-hair border-t print:hidden">
      <ul className="*:border-hair *:border-b">
        {canRepeat && (
          <li>
            <button
              type="button"
              aria-busy={repeating.busy || undefined}
              onClick={repeating.busy ? undefined : repeating.repeat}
              className={DOOR}
            >
              <DoorWords>Повторить заказ</DoorWords>
            </button>
          </li>
        )}
        {isReceived && (
          <li>
            <form method="post" action={hrefTo('/refunds')}>
              <button type="submit" name="order" value={order.id} className={DOOR}>
                <DoorWords>Оформить возврат</DoorWords>
              </button>
            </form>
          </li>
        )}
        <li>
          <PageLink to="/contactform" search={{ order: order.number }} className={DOOR}>
            <DoorWords>Задать вопрос о&nbsp;заказе</DoorWords>
          </PageLink>
        </li>
        {canCancel && (
          <li>
            <button
              type="button"
              {...cancelling.opener}
              aria-busy={cancelling.busy || undefined}
              className={DOOR}
            >
              <DoorWords
                note={
                  isOnReceipt(order.payment.method) || state === 'AWAITING_PAYMENT'
                    ? undefined
                    : `Деньги вернутся тем же способом в\u00a0течение ${MONEY_TERM}`
                }
              >
                Отменить заказ
              </DoorWords>
            </button>
          </li>
        )}
      </ul>
      <div className="has-[p]:mt-4">
        <RepeatResult {...repeating} />
      </div>
      {CancelDialog && <CancelDialog open={cancelling.open} onClose={cancelling.onClose} order={order} />}
    </section>
  );
}

function DoorWords({ note, children }: { note?: string | undefined; children: ReactNode }) {
  return (
    <>
      <span>
        <span>{children}</span>
        {note && <span className="block text-caption text-ink-2">{note}</span>}
      </span>
      <ChevronRightIcon className="shrink-0" />
    </>
  );
}
