import { useState } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { openStateText } from '@/shop/opening-hours/opening-hours';
import { type ArticleStores, dayText } from './article-stores';

type ArticleStoreRowProps = ArticleStores[number] & {
  today: string | undefined;
  /** Whether to show the address and the pick-up day as well. */
  detailed?: boolean;
};

/** A store that has the size: name, opening hours, number of pieces. */
export function ArticleStoreRow({ store, pieces, firstDay, today, detailed }: ArticleStoreRowProps) {
  const [now] = useState(() => new Date());
  const open = openStateText(store, now);
  return (
    <li className={detailed ? 'border-hair border-b py-4' : undefined}>
      <div className="flex items-baseline justify-between gap-4">
        <PageLink
          to="/stores/$code"
          params={{ code: store.code }}
          className="inline-block py-1 underline-offset-4 hover:underline"
        >
          {store.name}
        </PageLink>
        <span className="shrink-0 tabular-nums">{pieces === 1 ? 'последний' : `${pieces}\u00a0шт.`}</span>
      </div>
      {detailed && (
        <p className="text-ink-2 text-ui">
          <span>{store.address}</span>
          {store.landmark && <span className="block">{store.landmark}</span>}
        </p>
      )}
      <p className="text-caption text-ink-2">{open}</p>
      {detailed && firstDay && <p className="mt-1 text-ui">{capital(dayText(firstDay, today))}</p>}
    </li>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
