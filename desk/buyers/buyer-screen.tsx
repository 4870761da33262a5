import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate } from '#shared/text/dates.ts';
import { Button } from '@/lib/ui/buttons/button';
import { type Buyer, getShowBuyerQueryOptions } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, RowsSkeleton } from '../parts/screen-states.tsx';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import { useMay } from '../session/session.ts';
import { BuyerConsents, BuyerNewsletter } from './buyer-consents.tsx';
import { BuyerContacts } from './buyer-contacts.tsx';
import { BuyerDevices } from './buyer-devices.tsx';
import { BuyerLists } from './buyer-lists.tsx';
import { KINDS } from './buyer-words.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { ExportButton } from './export-button.tsx';

const route = getRouteApi('/desk/buyers/$buyerId');

/** A buyer: contacts, orders, consents, devices, and what a buyer may ask the shop for. */
export function BuyerScreen() {
  const { buyerId } = route.useParams();
  // Every look at a buyer is a row of the log, so the page is asked for again only by a person.
  const buyer = useQuery({
    ...getShowBuyerQueryOptions(buyerId),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <BackLink to="/buyers">К&nbsp;поиску</BackLink>
      {buyer.data ? (
        <BuyerPage key={buyerId} seen={buyer.data} onConflict={() => buyer.refetch()} />
      ) : buyer.isError ? (
        <>
          <PageHead title="Покупатель" />
          <div className="mt-6">
            <Failure error={buyer.error} onRetry={() => void buyer.refetch()} />
          </div>
        </>
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

function BuyerPage({ seen, onConflict }: { seen: Buyer; onConflict(): Promise<unknown> }) {
  const { buyerId } = route.useParams();
  const { do: action } = route.useSearch();
  const open = useDialogAddress();
  const may = useMay();
  const since = seen.registeredAt && `с\u00a0${formatDate(new Date(seen.registeredAt))}`;
  const dialog = { seen, buyerId, onClose: () => open(undefined), onConflict };
  return (
    <>
      <PageHead
        title={seen.name || 'Без имени'}
        note={[KINDS[seen.kind], since].filter(Boolean).join(' ')}
        actions={
          <>
            {may('deleteBuyer') && (
              <Button variant="quiet" size="small" onClick={() => open('delete')}>
                Удалить данные
              </Button>
            )}
            {may('exportBuyer') && <ExportButton seen={seen} />}
          </>
        }
      />
      <div className="order-grid mt-8">
        <div className="order-lines grid gap-8">
          <BuyerLists seen={seen} />
          <BuyerConsents seen={seen} />
        </div>
        <div className="order-aside">
          <BuyerContacts seen={seen} />
          <BuyerDevices seen={seen} onEnd={(which) => open(`end:${which}`)} />
          <BuyerNewsletter seen={seen} />
        </div>
      </div>
      {action === 'delete' && <DeleteDialog {...dialog} />}
      {action?.startsWith('end:') && <EndSessionsDialog key={action} which={action.slice(4)} {...dialog} />}
    </>
  );
}
