import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/**
 * Another colour of the model comes in where this one is: its page is fetched first, so that no skeleton shows in
 * between, and the window stays where it is scrolled to. Of several presses the last one counts.
 */
export function useColourSwitch() {
  // None where a component stands alone; then the links are just links.
  const router = useRouter({ warn: false });
  const [pending, setPending] = useState<string>();
  const latest = useRef<string>(undefined);

  async function choose(productUrl: string) {
    const page = { to: '/product/$productUrl', params: { productUrl } } as const;
    latest.current = productUrl;
    setPending(productUrl);
    // What fails here fails again below, and is shown there.
    await router.preloadRoute(page).catch(() => undefined);
    if (latest.current !== productUrl) return;
    await router.navigate({ ...page, resetScroll: false });
    setPending((now) => (now === productUrl ? undefined : now));
  }

  return { pending, choose: router ? (productUrl: string) => void choose(productUrl) : undefined };
}
