import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '@/features/contact/contact-screen';
import { contactSearch } from '@/features/contact/contact-search';
import { pageConfig } from '@/lib/page/config';
import { loadContactPage } from '@/widgets/contact/load-contact-page';
import { postContact } from '@/widgets/form-post/post-contact.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/contactform')({
  validateSearch: contactSearch,
  server: { handlers: { POST: postContact } },
  loader: async ({ context, serverContext }) => ({
    ...(await loadContactPage(context.queryClient)),
    posted: serverContext?.posted,
  }),
  // Do not cache the form: it contains a token that expires.
  gcTime: 0,
  head: () => headOf('/contactform'),
  component: ContactPage,
});

function ContactPage() {
  const { start, ...page } = Route.useLoaderData();
  const { order } = Route.useSearch();
  const begun = order ? { ...start, orderNumber: order } : start;
  return <ContactScreen {...page} start={begun} seller={pageConfig().seller} />;
}
