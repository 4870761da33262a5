import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetSearches } from '@/features/search/recent/forget-searches';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { announce } from '@/shop/identity/tabs';
import { forgetPersonal } from './personal';

/**
 * Goes to the home page after the server has ended the sign-in: clears the shopper's data in all tabs, and shows a
 * toast.
 */
export function useAccountExit(): (text: string) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async (text) => {
    announce({ type: 'signed-out' });
    try {
      // Leave the guarded page first, because it cannot be rendered without an account.
      await router.navigate({ href: hrefTo('/'), replace: true });
    } finally {
      forgetPersonal(client);
      forgetSearches();
      // Remove what loaders have cached for the shopper's pages.
      router.clearCache();
    }
    showToast({ text });
  };
}
