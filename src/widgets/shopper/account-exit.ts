import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { announce } from '@/shop/identity/tabs';
import { forgetPersonal } from './personal';

/**
 * Goes to the home page after the server has ended the sign-in: clears the shopper's data here and in the other tabs,
 * and shows a toast about what happened.
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
