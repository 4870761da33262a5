import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safePath } from '@/lib/navigation/safe-path';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { useSession } from '@/shop/identity/session';
import { afterSignIn } from './personal';

/**
 * Leads on from a page for those who are not signed in, as soon as they are: by the form of the page, by a window of a
 * provider, or by another tab. Returns what the form calls.
 */
export function useSignedInPage(back: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signedIn = useSession()?.user != null;

  useEffect(() => {
    // Checked here as well: no redirect may ever lead to another site.
    if (signedIn) void navigate({ href: safePath(back, AFTER_LOGIN), replace: true });
  }, [signedIn, back, navigate]);

  return () => void afterSignIn(client);
}
