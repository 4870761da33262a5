import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/page/$pageUrl')({
  loader: ({ params }) => loadContentPage('page', params.pageUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: TextPage,
});

function TextPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
