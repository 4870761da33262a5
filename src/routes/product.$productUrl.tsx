import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { toCardData } from '@/features/catalog/cards/card-data';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { fetchFirstPicture } from '@/features/product/gallery/fetch-first-picture';
import { loadProduct } from '@/features/product/load-product';
import { ProductSkeleton } from '@/features/product/product-skeleton';
import { loadProductReviews } from '@/features/reviews/load-product-reviews';
import { productSearch } from '@/features/reviews/reviews-search';
import { failedHead, productHead } from '@/widgets/head/heads';
import { ProductPage } from '@/widgets/product-page/product-page';

export const Route = createFileRoute('/product/$productUrl')({
  validateSearch: productSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { productUrl }, location, deps, preload }) => {
    const [{ product, careIcons }, reviews] = await Promise.all([
      loadProduct(productUrl, location.searchStr, loadSuggestions),
      loadProductReviews(productUrl, deps),
    ]);
    const { related, relatedFormOutfit, ...shown } = product;
    if (preload) fetchFirstPicture(shown.pictures);
    const cards = related.slice(0, 4).map(toCardData);
    return { product: shown, careIcons, related: cards, relatedFormOutfit, reviews };
  },
  head: ({ loaderData, match }) =>
    loaderData ? productHead(loaderData.product, loaderData.reviews) : failedHead(match),
  pendingComponent: ProductSkeleton,
  pendingMs: 200,
  pendingMinMs: 0,
  component: ProductRoute,
});

function ProductRoute() {
  const inParts = useLoaderData({ from: '__root__', select: ({ payments }) => payments.includes('parts') });
  return <ProductPage {...Route.useLoaderData()} search={Route.useSearch()} inParts={inParts} />;
}
