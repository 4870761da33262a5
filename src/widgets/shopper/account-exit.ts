import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { announce } from '@/shop/identity/tabs';
import { forgetPersonal } from './personal';

/**
 * To be called after the server has signed the shopper out. Opens the home page, clears the shopper's data in
 * all tabs, and shows a toast.
 */
export function useAccountExit(): (text: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (text) => {
    announce({ type: 'signed-out' });
    try {
      // Leave the page first, because it cannot be rendered without an account.
      await router.navigate({ href: hrefTo('/'), replace: true });
    } finally {
      forgetPersonal(client);
      forgetSearches();
      // Remove data of the shopper's pages from the router's cache.
      router.clearCache();
    }
    showToast({ text });
  };
}
