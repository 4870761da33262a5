import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '@/features/content/home-screen';
import { getHome } from '@/lib/api';
import { failedHead, homeHead } from './-site/heads';
import { ProductRow } from './-site/product-row';

export const Route = createFileRoute('/')({
  loader: () => getHome(),
  head: ({ loaderData, match }) => (loaderData ? homeHead() : failedHead(match)),
  component: HomePage,
});

function HomePage() {
  const home = Route.useLoaderData();
  return (
    <HomeScreen
      home={home}
      renderRow={({ title, link, products }) => <ProductRow title={title} link={link} cards={products} />}
    />
  );
}
