import { createFileRoute } from '@tanstack/react-router';
import { JournalScreen } from '@/features/content/journal-screen';
import { loadJournal } from '@/widgets/content-page/load-editorial';
import { journalHead } from '@/widgets/head/editorial-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/journal/')({
  loader: loadJournal,
  head: ({ loaderData, match }) => (loaderData ? journalHead(loaderData) : failedHead(match)),
  component: JournalPage,
});

function JournalPage() {
  return <JournalScreen pieces={Route.useLoaderData()} />;
}
