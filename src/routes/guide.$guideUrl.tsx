import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { MySizeSection } from '@/features/content/my-size-section';
import { TEXT_PAGES, textPageHref } from '@/shop/addresses/text-pages';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/guide/$guideUrl')({
  loader: ({ params }) => loadContentPage('guide', params.guideUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: GuidePage,
});

function GuidePage() {
  const page = Route.useLoaderData();
  const lead = textPageHref(page) === TEXT_PAGES.sizeTables && <MySizeSection />;
  return <ContentPageScreen page={page} lead={lead} />;
}
