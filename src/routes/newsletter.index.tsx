import { createFileRoute } from '@tanstack/react-router';
import { NewsletterScreen } from '@/features/newsletter/newsletter-screen';
import { postNewsletter } from '@/widgets/form-post/post-newsletter.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/newsletter/')({
  server: { handlers: { POST: postNewsletter } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/newsletter'),
  component: NewsletterPage,
});

function NewsletterPage() {
  return <NewsletterScreen posted={Route.useLoaderData().posted} />;
}
