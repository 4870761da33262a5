import { createFileRoute } from '@tanstack/react-router';
import { NewsletterScreen } from '@/features/newsletter/newsletter-screen';
import { postNewsletter } from '@/widgets/form-post/post-newsletter.server';
import { personalHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/newsletter/')({
  server: { handlers: { POST: postNewsletter } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => personalHead('Новости и\u00a0скидки на\u00a0почту'),
  component: NewsletterPage,
});

function NewsletterPage() {
  return <NewsletterScreen posted={Route.useLoaderData().posted} />;
}
