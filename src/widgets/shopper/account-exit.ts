import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { announce } from '@/shop/identity/tabs';
import { forgetPersonal } from './personal';

/**
 * Leaves for the home page after the server has ended the sign-in by itself: everything of the shopper is forgotten
 * here and in the other tabs, and one sentence says what has happened.
 */
export function useAccountExit(): (text: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (text) => {
    announce({ type: 'signed-out' });
    try {
      // Away from the guarded page first: without an account it is nothing to look at.
      await router.navigate({ href: hrefTo('/'), replace: true });
    } finally {
      forgetPersonal(client);
      forgetSearches();
      // What loaders of the shopper's own pages have read.
      router.clearCache();
    }
    showToast({ text });
  };
}
