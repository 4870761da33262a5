import type { ReactNode } from 'react';
import type { Product } from '@/lib/api';
import { listingHref } from '@/lib/paths';
import { Breadcrumbs } from '@/lib/ui/breadcrumbs';
import { Price } from '@/lib/ui/price';
import { ColourChoice } from './colour-choice';
import { Gallery } from './gallery';
import { ProductDetails } from './product-details';

type ProductScreenProps = {
  product: Product;
  /** Size, button and heart: they know cart and wishlist. */
  buyForm: ReactNode;
  /** What goes well with it, under the product. */
  related: ReactNode;
};

/** One colour of a model: pictures on the left, everything to decide by on the right. */
export function ProductScreen({ product, buyForm, related }: ProductScreenProps) {
  const crumbs = product.breadcrumbs.map(({ name, path }) => ({ name, href: listingHref(path) }));
  return (
    <>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(400px,432px)] lg:gap-x-[clamp(32px,4.4vw,64px)] lg:pr-edge">
        <Gallery key={product.variantId} pictures={product.pictures} />
        <div className="px-margin pt-1 lg:sticky lg:top-18 lg:self-start lg:px-0 lg:pt-4">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="type-product">{product.name}</h1>
          <Price
            price={product.price}
            priceBefore={product.priceBefore}
            discountPercent={product.discountPercent}
            className="type-price mt-2.5 lg:mt-3.5"
          />
          <div className="mt-6">
            <ColourChoice colours={product.colours} current={product.variantId} />
          </div>
          <div className="mt-3.5">{buyForm}</div>
          <ProductDetails product={product} />
        </div>
      </div>
      {related}
    </>
  );
}
