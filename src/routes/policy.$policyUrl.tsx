import { createFileRoute } from '@tanstack/react-router';
import { ContentPageScreen } from '@/features/content/content-page-screen';
import { pageConfig } from '@/lib/page/config';
import { TEXT_PAGES, textPageHref } from '@/shop/addresses/text-pages';
import { browserFileBlocks } from '@/widgets/content-page/browser-file-blocks';
import { loadContentPage } from '@/widgets/content-page/load-content-page';
import { contentPageHead } from '@/widgets/head/content-page-head';
import { failedHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/policy/$policyUrl')({
  loader: ({ params }) => loadContentPage('policy', params.policyUrl),
  head: ({ loaderData, match }) => (loaderData ? contentPageHead(loaderData) : failedHead(match)),
  component: PolicyPage,
});

function PolicyPage() {
  const page = Route.useLoaderData();
  const isAboutFiles = textPageHref(page) === TEXT_PAGES.cookiePolicy;
  const list = isAboutFiles ? browserFileBlocks(pageConfig().thirdParties) : [];
  return <ContentPageScreen page={{ ...page, blocks: [...page.blocks, ...list] }} />;
}
