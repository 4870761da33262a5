import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '@/features/catalog/load-catalog';
import { ProductScreen } from '@/features/catalog/product-screen';
import { failedHead, productHead } from './-site/heads';
import { ProductBuyForm } from './-site/product-buy-form';
import { ProductRow } from './-site/product-row';

export const Route = createFileRoute('/product/$productUrl')({
  loader: ({ params }) => loadProduct(params.productUrl),
  head: ({ loaderData, match }) => (loaderData ? productHead(loaderData) : failedHead(match)),
  component: ProductPage,
});

function ProductPage() {
  const product = Route.useLoaderData();
  return (
    <ProductScreen
      product={product}
      buyForm={<ProductBuyForm key={product.variantId} product={product} />}
      related={
        <div className="section-gap">
          <ProductRow title={'С\u00a0этим носят'} cards={product.related} />
        </div>
      }
    />
  );
}
