import { useRef } from 'react';
import type { Product } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { Breadcrumbs } from '@/lib/ui/content/breadcrumbs';
import type { Elements } from '@/lib/ui/elements';
import { listingHref } from '@/shop/addresses/paths';
import { ChosenSizeProvider } from './buying/chosen-size';
import { ColourChoice } from './buying/colour-choice';
import { ProductPrice } from './buying/product-price';
import { useColourSwitch } from './buying/use-colour-switch';
import type { CareIcons } from './details/care-icons';
import { ProductDetails } from './details/product-details';
import { Gallery } from './gallery/gallery';
import { STICKY_COLUMN, useOwnHeight } from './gallery/use-own-height';
import { PRODUCT_GRID } from './product-grid';
import { Services } from './services';

/**
 * The data of a product that its page shows. Related goods are left out, because their cards are loaded
 * separately.
 */
export type ShownProduct = Omit<Product, 'related' | 'relatedFormOutfit'>;

type ProductScreenProps = {
  product: ShownProduct;
  careIcons: CareIcons;
  /** Whether the shop takes payment in parts. */
  inParts: boolean;
  /** The form with size, button and heart. Passed in, because it uses the cart and the wishlist. */
  buyForm: Elements;
  /** Rows of other goods, below the product. */
  children: Elements;
};

/** A product page: pictures at the left, a panel with price and buy form at the right. */
export function ProductScreen({ product, careIcons, inParts, buyForm, children }: ProductScreenProps) {
  const panel = useRef<HTMLDivElement>(null);
  useOwnHeight(panel);
  const { pending, choose } = useColourSwitch();
  const isInStock = product.articles.some(({ state }) => state === 'IN_STOCK');
  const crumbs = product.breadcrumbs.map(({ name, path }) => ({ name, href: listingHref(path) }));
  return (
    <ChosenSizeProvider>
      <div className={PRODUCT_GRID}>
        <Gallery pictures={product.pictures} />
        <div
          ref={panel}
          data-buy-panel=""
          className={classNames('px-margin pt-1 md:px-0 md:pb-6 lg:pt-4', STICKY_COLUMN)}
        >
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="type-product break-words">{typesetName(product.name)}</h1>
          <ProductPrice product={product} inParts={inParts} />
          <div className="mt-6">
            <ColourChoice
              colours={product.colours}
              current={product.variantId}
              pending={pending}
              onChoose={choose}
            />
          </div>
          <div className="mt-3.5">{buyForm}</div>
          <div className="mt-6">
            <Services services={product.services} hasTerms={isInStock} />
            <ProductDetails product={product} careIcons={careIcons} />
          </div>
        </div>
      </div>
      {children}
    </ChosenSizeProvider>
  );
}
