import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadCart } from '@/features/cart/load-cart';
import { guardRoute } from '@/features/session/guard-route';
import { MergedScreen } from '@/features/session/login/merged-screen';
import { backSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { headOf } from '@/widgets/head/heads';
import { mergeSentences } from '@/widgets/shopper/personal';

export const Route = createFileRoute('/login/merged')({
  validateSearch: backSearch,
  beforeLoad: guardRoute('auth'),
  loaderDeps: ({ search }) => ({ back: search.redirect ?? AFTER_LOGIN }),
  loader: async ({ context, deps: { back } }) => {
    await loadCart(context.queryClient);
    const sentences = mergeSentences(context.queryClient);
    // There is nothing to show: the sentences were shown before, or the cart has changed since.
    if (sentences.length === 0) throw redirect({ href: back, statusCode: 302 });
    return { sentences, back };
  },
  head: () => headOf('/login/merged'),
  component: MergedPage,
});

function MergedPage() {
  const { sentences, back } = Route.useLoaderData();
  return <MergedScreen sentences={sentences} back={back} />;
}
