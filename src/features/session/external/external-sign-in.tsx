import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getGetExternalProvidersQueryOptions, isApiError } from '@/lib/api';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { isExternalSignInOpen, setExternalSignInOpen } from '@/shop/identity/external-sign-in-open';
import { onAnnouncement } from '@/shop/identity/tabs';
import { completeSignIn } from '../sign-in';
import { type ExternalProvider, openProvider } from './open-provider';

/** The external sign-in providers of this shop, in the order of their buttons. */
export const providersQuery = {
  ...getGetExternalProvidersQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
};

type ExternalSignInProps = {
  /** Path to go to after signing in. */
  redirect: string;
  /** Called after the shopper has signed in in the popup of a provider and the session is loaded. */
  onSignedIn(): void | Promise<void>;
};

/** Buttons for external sign-ins. Renders nothing if there are no providers or if they fail to load. */
export function ExternalSignIn({ redirect, onSignedIn }: ExternalSignInProps) {
  const client = useQueryClient();
  const { data } = useQuery(providersQuery);
  const [leaving, setLeaving] = useState<ExternalProvider>();
  const [error, setError] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(refusalText(failure));
    }
  }

  async function depart(provider: ExternalProvider) {
    setLeaving(provider);
    await attempt(async () => {
      await openProvider(provider, redirect);
      setExternalSignInOpen(true);
    });
    setLeaving(undefined);
  }

  const arrive = useEffectEvent(() => {
    if (!isExternalSignInOpen()) return;
    void attempt(async () => {
      // The popup has already notified the other tabs.
      const { user } = await completeSignIn(client, { isAnnounced: true });
      if (user) await onSignedIn();
    }).finally(() => setExternalSignInOpen(false));
  });
  useEffect(() => {
    const end = onAnnouncement(({ type }) => {
      if (type === 'signed-in') arrive();
    });
    return () => {
      end();
      setExternalSignInOpen(false);
    };
  }, []);

  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <section aria-label="Вход через другой сервис" className="pt-6">
      <p className="mb-3 flex items-center gap-4 text-caption text-ink-2 before:h-px before:flex-1 before:bg-hair after:h-px after:flex-1 after:bg-hair">
        или войдите через
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="quiet"
            aria-label={`Войти с ${provider.name}`}
            busy={leaving?.id === provider.id}
            onClick={() => void depart(provider)}
            className="px-3"
          >
            {provider.name}
          </Button>
        ))}
      </div>
      {error && <ErrorNotice className="mt-3">{error}</ErrorNotice>}
    </section>
  );
}
