import { createFileRoute } from '@tanstack/react-router';
import { EditorialView } from '@/widgets/content-page/editorial-view';
import { loadEditorial } from '@/widgets/content-page/load-editorial';
import { editorialHead } from '@/widgets/head/editorial-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/journal/$pieceUrl')({
  loader: ({ params }) => loadEditorial('journal', params.pieceUrl),
  head: ({ loaderData, match }) => (loaderData ? editorialHead(loaderData) : failedHead(match)),
  component: PiecePage,
});

function PiecePage() {
  return <EditorialView page={Route.useLoaderData()} />;
}
