import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { helpSearch } from '@/features/content/help-query';
import { loadSupportPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead, personalHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/support/$supportUrl')({
  validateSearch: helpSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ params, deps }) => loadSupportPage(params.supportUrl, deps.q),
  head: ({ loaderData, match }) => {
    if (!loaderData) return failedHead(match);
    return loaderData.matches ? personalHead('Поиск по\u00a0справке') : contentPageHead(loaderData.page);
  },
  component: SupportPage,
});

function SupportPage() {
  return <ContentPageScreen {...Route.useLoaderData()} />;
}
