import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '@/features/content/home-screen';
import { HomeSkeleton } from '@/features/content/home-skeleton';
import { loadHome } from '@/widgets/content-page/load-home';
import { failedHead, homeHead } from '@/widgets/head/heads';
import { LookParts } from '@/widgets/product-grid/look-parts';
import { ProductRow } from '@/widgets/product-grid/product-row';

export const Route = createFileRoute('/')({
  loader: ({ preload }) => loadHome(preload),
  head: ({ loaderData, match }) => (loaderData ? homeHead() : failedHead(match)),
  pendingComponent: HomeSkeleton,
  component: HomePage,
});

function HomePage() {
  const { hero, sections } = Route.useLoaderData();
  return (
    <HomeScreen
      hero={hero}
      sections={sections}
      renderLook={({ products }) => <LookParts products={products} />}
      renderRow={({ title, link, cards }) => <ProductRow title={title} link={link} cards={cards} />}
    />
  );
}
