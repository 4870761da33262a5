import { createFileRoute } from '@tanstack/react-router';
import { packCard } from '@/features/catalog/cards/card-data';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { loadProduct } from '@/features/product/load-product';
import { ProductSkeleton } from '@/features/product/product-skeleton';
import { failedHead, productHead } from '@/widgets/head/heads';
import { ProductPage } from '@/widgets/product-page/product-page';

export const Route = createFileRoute('/product/$productUrl')({
  loader: async ({ params, location }) => {
    const { product, careIcons } = await loadProduct(params.productUrl, location.searchStr, loadSuggestions);
    const { related, ...shown } = product;
    return { product: shown, careIcons, related: related.slice(0, 4).map(packCard) };
  },
  head: ({ loaderData, match }) => (loaderData ? productHead(loaderData.product) : failedHead(match)),
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  pendingMinMs: 0,
  component: ProductRoute,
});

function ProductRoute() {
  return <ProductPage {...Route.useLoaderData()} />;
}
