import type { NotFoundRouteProps } from '@tanstack/react-router';
import type { NotFoundData } from '@/lib/page-not-found';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyRail } from '@/lib/ui/empty-state';
import { ProductRow } from './product-row';

/** The page for addresses that lead nowhere: a fact, a sentence of help, a way on, and goods to look at. */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { suggestions = [] } = (data ?? {}) as Partial<NotFoundData>;
  return (
    <>
      <div className="lg:grid-page lg:pl-edge">
        <div className="lg:order-2 lg:col-span-7">
          <EmptyRail hangers={3} className="aspect-4/3 lg:aspect-5/4" />
        </div>
        <div className="px-margin pt-7 lg:col-span-5 lg:self-end lg:px-0 lg:pt-0 lg:pb-2">
          <p className="mb-2.5 text-ink-2 text-ui">404</p>
          <h1 className="type-h1">Страница не&nbsp;найдена</h1>
          <p className="type-story mt-3.5 lg:mt-5.5">
            Возможно, она устарела или адрес введён с&nbsp;ошибкой
          </p>
          <div className="mt-6 flex flex-wrap gap-2 lg:mt-8">
            <ButtonLink href="/">На&nbsp;главную</ButtonLink>
            <ButtonLink href="/novinki" variant="quiet">
              В&nbsp;каталог
            </ButtonLink>
          </div>
        </div>
      </div>
      {suggestions.length > 0 && (
        <div className="section-gap">
          <ProductRow title="Новинки" cards={suggestions} link={{ label: 'Все новинки', path: '/novinki' }} />
        </div>
      )}
    </>
  );
}
