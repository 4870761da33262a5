import type { CardData } from '@/features/catalog/cards/card-data';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { ProductRow } from './product-row';

export const LOOK = 'С\u00a0этим носят';

/** What goes with goods, with the notice that the law asks for (149-FZ, article 10.2-2). */
export function LookRow({ cards }: { cards: readonly CardData[] }) {
  return (
    <ProductRow
      title={LOOK}
      cards={cards}
      note={
        <>
          На&nbsp;информационном ресурсе применяются{' '}
          <a href={TEXT_PAGES.recommendations} className="quiet-link">
            рекомендательные технологии
          </a>
        </>
      }
    />
  );
}
