import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/support/$supportUrl')({
  loader: ({ params }) => loadContentPage('support', params.supportUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: SupportPage,
});

function SupportPage() {
  return <ContentPageScreen page={Route.useLoaderData()} />;
}
