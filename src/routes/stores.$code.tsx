import { createFileRoute } from '@tanstack/react-router';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { StoresSkeleton } from '@/features/stores/list/stores-skeleton';
import { loadStore } from '@/features/stores/load-stores';
import { failedHead } from '@/widgets/head/heads';
import { storeHead } from '@/widgets/head/store-heads';
import { StorePage } from '@/widgets/stores/store-page';

export const Route = createFileRoute('/stores/$code')({
  loader: ({ params }) => loadStore(params.code, loadSuggestions),
  head: ({ loaderData, match }) => (loaderData ? storeHead(loaderData.store) : failedHead(match)),
  pendingComponent: StoresSkeleton,
  component: Page,
});

function Page() {
  return <StorePage {...Route.useLoaderData()} />;
}
