import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safePath } from '#shared/web/safe-address.ts';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { useSession } from '@/shop/identity/session';
import { afterSignIn } from './personal';

/**
 * Leaves a page for guests as soon as the shopper is signed in: by the form, a provider's window, or another tab.
 * Returns a function for the form to call.
 */
export function useSignedInPage(back: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useSession()?.user != null;

  useEffect(() => {
    // The path is checked here too, because a redirect must never lead to another site.
    if (signedIn) void navigate({ href: safePath(back, AFTER_LOGIN), replace: true });
  }, [signedIn, back, navigate]);

  return () => void afterSignIn(client);
}
