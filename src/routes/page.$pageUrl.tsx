import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { contentPageHead } from './-site/content-page-head';
import { failedHead } from './-site/heads';
import { loadContentPage } from './-site/load-content-page';

export const Route = createFileRoute('/page/$pageUrl')({
  loader: ({ params }) => loadContentPage('page', params.pageUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: TextPage,
});

function TextPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
