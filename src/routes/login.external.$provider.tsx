import { createFileRoute } from '@tanstack/react-router';
import { ExternalScreen } from '@/features/session/external/external-screen';
import { externalSearch } from '@/features/session/sign-in-search';
import { ExternalProviderId } from '@/lib/api/bounds';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/login/external/$provider')({
  validateSearch: externalSearch,
  loader: ({ params }) => {
    const provider = Object.values(ExternalProviderId).find((id) => id === params.provider);
    if (!provider) throw pageNotFound(hrefTo('/login/external/$provider', { params }));
    return { provider };
  },
  // Lets this page keep `window.opener`, if it was opened as a popup: otherwise the browser would not let the
  // popup close itself.
  headers: () => ({ 'cross-origin-opener-policy': 'unsafe-none' }),
  head: () => headOf('/login/external/$provider'),
  component: ExternalPage,
});

function ExternalPage() {
  const { provider } = Route.useLoaderData();
  const { state, code, device_id: deviceId, error } = Route.useSearch();
  return <ExternalScreen provider={provider} callback={{ state, code, deviceId, error }} />;
}
