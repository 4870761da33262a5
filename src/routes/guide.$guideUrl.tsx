import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { contentPageHead } from './-site/content-page-head';
import { failedHead } from './-site/heads';
import { loadContentPage } from './-site/load-content-page';

export const Route = createFileRoute('/guide/$guideUrl')({
  loader: ({ params }) => loadContentPage('guide', params.guideUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: GuidePage,
});

function GuidePage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
