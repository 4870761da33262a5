import type { ReactNode } from 'react';
import type { CardData } from '@/features/catalog/cards/card-data';
import { PageLink } from '@/lib/ui/links/page-link';
import { ProductGrid } from './product-grid';

type ProductRowProps = {
  title: string;
  cards: readonly CardData[];
  link?: { label: string; path: string };
  /** Shown below the title. */
  note?: ReactNode;
};

/** A row of goods with a title. A wide window shows four of them. */
export function ProductRow({ title, cards, link, note }: ProductRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className="page-width">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 px-margin lg:mb-7">
        <h2 className="type-h2">{title}</h2>
        {link && (
          <PageLink href={link.path} className="text-link text-ui whitespace-nowrap">
            {link.label}
          </PageLink>
        )}
        {note && <p className="mt-1 w-full text-caption text-ink-2">{note}</p>}
      </div>
      <div className="whole-rows md:px-margin">
        <ProductGrid cards={cards} />
      </div>
    </section>
  );
}
