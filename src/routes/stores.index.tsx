import { createFileRoute } from '@tanstack/react-router';
import { StoresScreen } from '@/features/stores/list/stores-screen';
import { storesSearch } from '@/features/stores/list/stores-search';
import { StoresSkeleton } from '@/features/stores/list/stores-skeleton';
import { loadStores } from '@/features/stores/load-stores';
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
  return <StoresScreen {...Route.useLoaderData()} cityParam={Route.useSearch().city} />;
}
