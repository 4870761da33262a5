import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDays } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import { type Article, type DeliveryMethod, getGetArticleDeliveryQueryOptions } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { localClock } from '@/shop/opening-hours/opening-hours';
import { deliveryPriceText } from '@/shop/sums/sums';
import { ArticleStoreRow } from './article-store-row';
import { type ArticleStores, pickUpText, withPieces } from './article-stores';
import type { StoresDialogProps } from './stores-dialog';

const storesDialog = lazyPart<StoresDialogProps>(async () => (await import('./stores-dialog')).StoresDialog);

const IN_STORES = ['магазине', 'магазинах', 'магазинах'] as const;
/** Stores listed by name; the others are in a dialog. */
const NAMED = 2;

type ArticleDeliveryProps = {
  city: { code: string; name: string };
  productName: string;
  /** The chosen size. Stores are shown only for a chosen size. */
  chosen: Article | undefined;
  /** Any size in stock: delivery terms are the same for all. */
  any: Article;
  /** What the shop usually answers, for the height of the placeholder. */
  expected: { deliveryMethods: number; hasStores: boolean };
};

/** Delivery of a size to the shopper's city, and the stores that have it today. Renders nothing if the call fails. */
export function ArticleDelivery({ city, productName, chosen, any, expected }: ArticleDeliveryProps) {
  const isInStock = chosen?.state === 'IN_STOCK';
  const article = isInStock ? chosen : any;
  const { data, isPending } = useQuery({
    ...getGetArticleDeliveryQueryOptions(article.articleId, { city: city.code }),
    // Another size has the same terms, so keep them until its stores are known.
    placeholderData: (before) => (before?.cityCode === city.code ? before : undefined),
  });
  if (isPending) return <Waiting {...expected} />;
  if (!data) return null;
  const { day: today } = localClock(data.timeZone, new Date()) ?? {};
  const methods = data.methods.filter(({ obstacle, kind }) => obstacle === null && kind !== 'store');
  const ofSize = data.articleId === chosen?.articleId && isInStock ? withPieces(data) : undefined;
  return (
    <ul className="divide-y divide-hair">
      {methods.map((method) => (
        <Line key={method.id} name={withDays(method)} cost={deliveryPriceText(method.price ?? 0)} />
      ))}
      {data.stores.length > 0 && (
        <Line name={ofSize ? pickUpText(ofSize, today) : 'Самовывоз из\u00a0магазина'}>
          {!isInStock && <p className="text-ink-2">Выберите размер, чтобы увидеть магазины</p>}
          {ofSize && (
            <Stores productName={productName} today={today} stores={ofSize} size={chosen?.size ?? ''} />
          )}
        </Line>
      )}
    </ul>
  );
}

type StoresProps = { stores: ArticleStores; productName: string; size: string; today: string | undefined };

function Stores({ stores, ...rest }: StoresProps) {
  const { Part, open, busy, onClose, opener } = useLazyOpen(storesDialog);
  if (stores.length === 0) return null;
  return (
    <>
      <ul>
        {stores.slice(0, NAMED).map((one) => (
          <ArticleStoreRow key={one.store.code} {...one} today={rest.today} />
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
      {Part && <Part {...rest} stores={stores} open={open} onClose={onClose} />}
    </>
  );
}

function Line({ name, cost, children }: { name: string; cost?: string; children?: ReactNode }) {
  return (
    <li className="py-2.5 text-ui">
      <div className="flex justify-between gap-4">
        <p>{name}</p>
        {cost && <p className="shrink-0 tabular-nums">{cost}</p>}
      </div>
      {children && <div className="mt-1">{children}</div>}
    </li>
  );
}

/** «Курьером, 25–27 ноября». */
function withDays({ name, firstDay, lastDay, estimated }: DeliveryMethod): string {
  const days = firstDay && lastDay ? `, ${formatDays(firstDay, lastDay)}` : '';
  return `${name}${days}${estimated ? ' (ориентировочно)' : ''}`;
}

/** As high as the expected lines, so that nothing moves when they arrive. */
const Waiting = ({ deliveryMethods, hasStores }: ArticleDeliveryProps['expected']) => (
  <div className="divide-y divide-hair" aria-hidden="true">
    {[...Array(deliveryMethods).keys()].map((line) => (
      <WaitingLine key={line} />
    ))}
    {hasStores && <WaitingLine hint />}
  </div>
);

/** The lines of `Line`, with nothing to read. */
const WaitingLine = ({ hint = false }: { hint?: boolean }) => (
  <div className="py-2.5 text-ui">
    <Skeleton className="h-[1lh] w-4/5" />
    {hint && <Skeleton className="mt-1 h-[1lh] w-3/5" />}
  </div>
);
