import type { CardData } from '@/features/catalog/cards/card-data';
import type { CareIcons } from '@/features/product/details/care-icons';
import { ProductScreen, type ShownProduct } from '@/features/product/product-screen';
import { RecentlyViewed } from '@/features/product/recently-viewed';
import type { ProductSearch } from '@/features/reviews/reviews-search';
import type { ProductReviews as Reviews } from '@/lib/api';
import { useDetailView } from '../analytics/use-detail-view';
import { LookRow } from '../product-grid/look-row';
import { ProductRow } from '../product-grid/product-row';
import { ProductRowSkeleton } from '../product-grid/product-row-skeleton';
import { ProductBuyForm } from './product-buy-form';
import { ProductReviews } from './product-reviews';

const RECENT = 'Вы\u00a0недавно смотрели';

type ProductPageProps = {
  product: ShownProduct;
  careIcons: CareIcons;
  related: CardData[];
  relatedFormOutfit: boolean;
  reviews: Reviews | undefined;
  search: ProductSearch;
  /** Whether the shop takes payment in parts. */
  inParts: boolean;
};

/** A product page with related and recently viewed goods. Combines the features product and catalog. */
export function ProductPage({
  product,
  careIcons,
  related,
  relatedFormOutfit,
  reviews,
  search,
  inParts,
}: ProductPageProps) {
  useDetailView(product);
  return (
    <ProductScreen
      // The key is the model, so that another colour keeps the state of the page and another model does not.
      key={product.variantGroupId}
      product={product}
      careIcons={careIcons}
      inParts={inParts}
      buyForm={<ProductBuyForm product={product} reviews={reviews} />}
    >
      <ProductReviews productUrl={product.productUrl} reviews={reviews} search={search} />
      {related.length > 0 && (
        <div className="section-gap">
          <LookRow cards={related} formOutfit={relatedFormOutfit} />
        </div>
      )}
      <RecentlyViewed
        product={product}
        renderRow={(cards) => (
          <div className="section-gap">
            <ProductRow title={RECENT} cards={cards} />
          </div>
        )}
        renderWaiting={(count) => (
          <div className="section-gap">
            <ProductRowSkeleton title={RECENT} count={count} />
          </div>
        )}
      />
    </ProductScreen>
  );
}
