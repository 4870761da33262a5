import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/policy/$policyUrl')({
  loader: ({ params }) => loadContentPage('policy', params.policyUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: PolicyPage,
});

function PolicyPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
