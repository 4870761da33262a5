import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { contentPageHead } from './-site/content-page-head';
import { failedHead } from './-site/heads';
import { loadContentPage } from './-site/load-content-page';

export const Route = createFileRoute('/support/$supportUrl')({
  loader: ({ params }) => loadContentPage('support', params.supportUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: SupportPage,
});

function SupportPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
