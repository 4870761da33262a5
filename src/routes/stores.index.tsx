import { createFileRoute } from '@tanstack/react-router';
import { loadStores } from '@/features/stores/load-stores';
import { StoresScreen } from '@/features/stores/stores-screen';
import { storesSearch } from '@/features/stores/stores-search';
import { StoresSkeleton } from '@/features/stores/stores-skeleton';
import { failedHead } from '@/widgets/head/heads';
import { storesHead } from '@/widgets/head/store-heads';

export const Route = createFileRoute('/stores/')({
  validateSearch: storesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadStores(deps.city),
  head: ({ loaderData, match }) =>
    loaderData ? storesHead(loaderData.city, loaderData.stores.length) : failedHead(match),
  pendingComponent: StoresSkeleton,
  component: StoresPage,
});

function StoresPage() {
  return <StoresScreen {...Route.useLoaderData()} />;
}
