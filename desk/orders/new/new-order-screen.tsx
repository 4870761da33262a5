import { useStore } from '@/lib/state/store';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { BackLink } from '../../parts/back-link.tsx';
import { useDraft } from '../../parts/draft.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../../parts/screen-states.tsx';
import { useSession } from '../../session/session.ts';
import { lastList } from '../last-list.ts';
import { NewOrder } from './new-order.tsx';
import { BLANK } from './new-order-form.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useSentOrder } from './use-placing.ts';

/** An order that an operator fills in for a buyer on the phone. */
export function NewOrderScreen() {
  const { draft, change } = useOrderDraft();
  const { operator } = useSession();
  const typed = useDraft('order-by-phone', BLANK);
  const sent = useSentOrder();
  const list = useStore(lastList);
  const isBegun =
    draft.data !== undefined && (draft.data.cart.items.length > 0 || draft.data.checkout.version > 0);
  return (
    <>
      <BackLink to="/orders" search={list}>
        К&nbsp;списку
      </BackLink>
      <PageHead
        title="Новый заказ"
        note="Для покупателя по&nbsp;телефону. Цены, наличие и&nbsp;доставка те&nbsp;же, что в&nbsp;магазине."
        actions={
          isBegun && (
            <TextButton
              className="text-ui"
              onClick={() => {
                typed.forget();
                sent.forget();
                change.mutate({ clear: true });
              }}
            >
              Начать заново
            </TextButton>
          )
        }
      />
      {draft.data ? (
        <NewOrder key={`${operator.id}${draft.data.cart.id}`} draft={draft.data} change={change} />
      ) : draft.isError ? (
        <Failure error={draft.error} onRetry={() => void draft.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}
