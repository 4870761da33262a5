import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safePath } from '#shared/web/safe-address.ts';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { useSession } from '@/shop/identity/session';
import { afterSignIn } from './personal';

/**
 * Leaves a page that is only for guests as soon as the shopper is signed in: by the form on it, a provider's
 * popup, or another tab. Returns a function that the form calls after signing in.
 */
export function useSignedInPage(back: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useSession()?.user != null;

  useEffect(() => {
    // Check the path again here, because a redirect must never lead to another site.
    if (signedIn) void navigate({ href: safePath(back, AFTER_LOGIN), replace: true });
  }, [signedIn, back, navigate]);

  return () => void afterSignIn(client);
}
