import { EditorialScreen } from '@/features/content/editorial-screen';
import { StorePortraits } from '@/features/stores/store-portraits';
import { hrefTo } from '@/shop/addresses/href-to';
import { ProductRow } from '../product-grid/product-row';
import type { EditorialPage } from './load-editorial';

const HOME = { name: 'Главная', href: hrefTo('/') };
const JOURNAL = { name: 'Журнал', href: hrefTo('/journal') };

/** A page about the shop or of the journal, with its goods below. */
export function EditorialView({ page }: { page: EditorialPage }) {
  const isPiece = page.kind === 'journal';
  return (
    <EditorialScreen
      page={page}
      crumbs={isPiece ? [HOME, JOURNAL] : [HOME]}
      others={isPiece ? 'Ещё в\u00a0журнале' : 'О\u00a0нас'}
      stores={<StorePortraits stores={page.portraits} />}
      goods={
        <ProductRow
          title={isPiece ? 'Вещи из\u00a0статьи' : 'Вещи с\u00a0этой страницы'}
          cards={page.cards}
        />
      }
    />
  );
}
