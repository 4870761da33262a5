import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

/** Heading of related goods: one for an outfit, another for goods bought together. */
export const lookTitle = (formOutfit: boolean) => (formOutfit ? 'Образ целиком' : 'С\u00a0этим носят');

/** The notice about recommendations of goods, which the law requires (149-FZ, article 10.2-2). */
export function LookNotice() {
  return (
    <>
      <span>{'На\u00a0информационном ресурсе применяются '}</span>
      <PageLink href={TEXT_PAGES.recommendations} className="quiet-link">
        рекомендательные технологии
      </PageLink>
    </>
  );
}
