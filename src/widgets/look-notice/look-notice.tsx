import { TEXT_PAGES } from '@/shop/addresses/text-pages';

/** What related goods are called: a whole where they complete an outfit by what they are, else what orders say. */
export const lookTitle = (formOutfit: boolean) => (formOutfit ? 'Образ целиком' : 'С\u00a0этим носят');

/** The notice that the law asks for (149-FZ, article 10.2-2). */
export function LookNotice() {
  return (
    <>
      На&nbsp;информационном ресурсе применяются{' '}
      <a href={TEXT_PAGES.recommendations} className="quiet-link">
        рекомендательные технологии
      </a>
    </>
  );
}
