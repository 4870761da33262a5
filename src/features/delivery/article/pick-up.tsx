import { countOf } from '#shared/text/plural.ts';
import type { ArticleDelivery } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { localClock } from '@/shop/opening-hours/opening-hours';
import { ArticleStoreRow } from './article-store-row';
import { pickUpText, withPieces } from './article-stores';
import { DeliveryLine } from './delivery-line';
import type { StoresDialogProps } from './stores-dialog';

const storesDialog = lazyPart<StoresDialogProps>(async () => (await import('./stores-dialog')).StoresDialog);

const IN_STORES = ['магазине', 'магазинах', 'магазинах'] as const;
/** Number of stores named on the page; the dialog lists all. */
const NAMED = 2;

export type PickUpProps = { delivery: ArticleDelivery; productName: string; size: string };

/** The stores of the city that have a size. */
export function PickUp({ delivery, productName, size }: PickUpProps) {
  const { day: today } = localClock(delivery.timeZone, new Date()) ?? {};
  const stores = withPieces(delivery);
  const { Part, open, busy, onClose, opener } = useLazyOpen(storesDialog);
  return (
    <DeliveryLine name={pickUpText(stores, today)}>
      {stores.length > 0 && (
        <>
          <ul>
            {stores.slice(0, NAMED).map((one) => (
              <ArticleStoreRow key={one.store.code} {...one} today={today} />
            ))}
          </ul>
          <button
            {...opener}
            type="button"
            aria-busy={busy || undefined}
            className="quiet-link -mb-2 inline-block py-2 text-ui"
          >
            {`Наличие в\u00a0${countOf(stores.length, IN_STORES)}`}
          </button>
          {Part && (
            <Part
              productName={productName}
              size={size}
              today={today}
              stores={stores}
              open={open}
              onClose={onClose}
            />
          )}
        </>
      )}
    </DeliveryLine>
  );
}
