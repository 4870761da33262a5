import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/**
 * Switches the product page to another colour. The new page is loaded first, so that no skeleton appears and
 * the scroll position stays. After several presses only the last one counts.
 */
export function useColourSwitch() {
  // There is no router in component tests; there, the links load pages.
  const router = useRouter({ warn: false });
  const [pending, setPending] = useState<string>();
  const latest = useRef<string>(undefined);

  async function choose(productUrl: string) {
    const page = { to: '/product/$productUrl', params: { productUrl } } as const;
    latest.current = productUrl;
    setPending(productUrl);
    // If the page fails to load, the navigation below tries again and shows the failure.
    await router.preloadRoute(page).catch(() => undefined);
    if (latest.current !== productUrl) return;
    await router.navigate({ ...page, resetScroll: false });
    setPending((now) => (now === productUrl ? undefined : now));
  }

  return { pending, choose: router ? (productUrl: string) => void choose(productUrl) : undefined };
}
