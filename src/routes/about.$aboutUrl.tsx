import { createFileRoute } from '@tanstack/react-router';
import { EditorialView } from '@/widgets/content-page/editorial-view';
import { loadEditorial } from '@/widgets/content-page/load-editorial';
import { editorialHead } from '@/widgets/head/editorial-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/about/$aboutUrl')({
  loader: ({ params }) => loadEditorial('about', params.aboutUrl),
  head: ({ loaderData, match }) => (loaderData ? editorialHead(loaderData) : failedHead(match)),
  component: AboutPage,
});

function AboutPage() {
  return <EditorialView page={Route.useLoaderData()} />;
}
