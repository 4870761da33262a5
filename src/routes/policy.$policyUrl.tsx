import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { contentPageHead } from './-site/content-page-head';
import { failedHead } from './-site/heads';
import { loadContentPage } from './-site/load-content-page';

export const Route = createFileRoute('/policy/$policyUrl')({
  loader: ({ params }) => loadContentPage('policy', params.policyUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: PolicyPage,
});

function PolicyPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
