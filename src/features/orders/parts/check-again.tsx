import { useHydrated } from '@/lib/state/use-hydrated';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { successHref } from '../orders-search';

/** A form for pages without scripts, with a button that checks again whether the order is paid. */
export function CheckAgain({ orderId }: { orderId: string }) {
  if (useHydrated()) return null;
  return (
    <noscript>
      <ButtonLink href={successHref(orderId)} variant="quiet" className="mt-6 max-sm:w-full">
        Проверить ещё раз
      </ButtonLink>
    </noscript>
  );
}
