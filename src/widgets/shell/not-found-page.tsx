import type { NotFoundRouteProps } from '@tanstack/react-router';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { EmptyRail } from '@/lib/ui/pictures/empty-state';
import type { NotFoundData } from '@/shop/addresses/page-not-found';
import { listingHref, listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { SeenGoods } from '../cart-and-wishlist/seen-goods';
import { ProductRow } from '../product-grid/product-row';

const NEW_ARRIVALS_LINK = { label: 'Все новинки', path: listingHref(NEW_ARRIVALS) };

/** The not-found page: what happened, what to do, links, and recommended goods. */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { suggestions = [], gone } = (data ?? {}) as Partial<NotFoundData>;
  return (
    <>
      <div className="lg:grid-page lg:pl-edge">
        <div className="lg:order-2 lg:col-span-7">
          <EmptyRail hangers={3} className="aspect-4/3 lg:aspect-5/4" />
        </div>
        <div className="px-margin pt-7 lg:col-span-5 lg:self-end lg:px-0 lg:pt-0 lg:pb-2">
          {gone ? <GoneWords gone={gone} hasGoods={suggestions.length > 0} /> : <UnknownWords />}
        </div>
      </div>
      {suggestions.length > 0 && (
        <div className="section-gap">
          {gone?.listing ? (
            <ProductRow title="Похожее" cards={suggestions} link={gone.listing} />
          ) : (
            <SeenGoods
              otherwise={<ProductRow title="Новинки" cards={suggestions} link={NEW_ARRIVALS_LINK} />}
            />
          )}
        </div>
      )}
    </>
  );
}

function UnknownWords() {
  return (
    <>
      <p className="mb-2.5 text-ink-2 text-ui">404</p>
      <h1 className="type-h1">Страница не&nbsp;найдена</h1>
      <p className="type-story mt-3.5 lg:mt-5.5">Возможно, она устарела или адрес введён с&nbsp;ошибкой</p>
      <div className="mt-6 flex flex-wrap gap-2 lg:mt-8">
        <ButtonLink to="/">На&nbsp;главную</ButtonLink>
        <ButtonLink {...listingLink(NEW_ARRIVALS)} variant="quiet">
          В&nbsp;каталог
        </ButtonLink>
      </div>
    </>
  );
}

type GoneWordsProps = { gone: NonNullable<NotFoundData['gone']>; hasGoods: boolean };

/** The text for a page that existed once. It must not sound as if the shopper had made a mistake. */
function GoneWords({ gone: { what, listing }, hasGoods }: GoneWordsProps) {
  return (
    <>
      <h1 className="type-h1">
        {what === 'product' ? 'Этого товара больше нет' : 'Этого раздела больше нет'}
      </h1>
      <p className="type-story mt-3.5 lg:mt-5.5">
        {what === 'product' && <span>{'Мы\u00a0больше его не\u00a0продаём. '}</span>}
        <span>{hasGoods ? 'Посмотрите, что есть похожего' : 'Посмотрите, что есть сейчас'}</span>
      </p>
      <div className="mt-6 flex flex-wrap gap-2 lg:mt-8">
        {listing && <ButtonLink href={listing.path}>{listing.label}</ButtonLink>}
        <ButtonLink {...listingLink(NEW_ARRIVALS)} variant={listing ? 'quiet' : undefined}>
          Новинки
        </ButtonLink>
      </div>
    </>
  );
}
