import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/guide/$guideUrl')({
  loader: ({ params }) => loadContentPage('guide', params.guideUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: GuidePage,
});

function GuidePage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
