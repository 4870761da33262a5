import type { ReactNode } from 'react';
import type { Refund } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronRightIcon } from '@/lib/ui/pictures/icons';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { refundHref } from '../refunds-search';

const DOOR =
  'flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left leading-5 transition-colors motion-fast hover:text-ink-2';

/** Links and actions below a refund: its order, the application, the rules, and cancelling the refund. */
export function RefundActions({ refund: { id, orderId, orderNumber, canCancel } }: { refund: Refund }) {
  return (
    <section aria-label={'Что можно сделать с\u00a0возвратом'} className="border-hair border-t print:hidden">
      <ul className="*:border-hair *:border-b">
        <li>
          <PageLink to="/orders/$orderId" params={{ orderId }} className={DOOR}>
            <DoorWords>{`Заказ №\u00a0${orderNumber}`}</DoorWords>
          </PageLink>
        </li>
        <li>
          <PageLink href={refundHref(id, { view: 'document' })} className={DOOR}>
            <DoorWords>Распечатать заявление</DoorWords>
          </PageLink>
        </li>
        <li>
          <PageLink href={TEXT_PAGES.refunds} className={DOOR}>
            <DoorWords>Как вернуть товар</DoorWords>
          </PageLink>
        </li>
        {canCancel && (
          <li>
            <form method="post" action={refundHref(id)}>
              <button type="submit" name="intent" value="cancel" className={DOOR}>
                <DoorWords note={'Вещи останутся у\u00a0вас'}>Отменить возврат</DoorWords>
              </button>
            </form>
          </li>
        )}
      </ul>
    </section>
  );
}

function DoorWords({ note, children }: { note?: string; children: ReactNode }) {
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
