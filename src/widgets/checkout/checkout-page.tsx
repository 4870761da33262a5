import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '@/features/account/account-query';
import { PromoCodes } from '@/features/cart/screen/promo-codes';
import { updateActions } from '@/features/cart/state/cart-actions';
import { useCart } from '@/features/cart/state/use-cart';
import { CheckoutScreen } from '@/features/checkout/checkout-screen';
import { NoOrder } from '@/features/checkout/no-order';
import { useKnownAddresses, useKnownDraft } from '@/features/checkout/state/known';
import { leaveFor } from '@/features/checkout/state/leave';
import type { PostedCheckout } from '@/features/checkout/state/use-checkout';
import { useSession } from '@/shop/identity/session';
import { notePurchase, useCheckoutEvent } from '../analytics/checkout-events';
import { NotifyMe } from '../cart-and-wishlist/notify-me';
import { CityChange } from './city-change';
import { useOrderCity } from './use-order-city';

type CheckoutPageProps = { posted: PostedCheckout | undefined };

/** The checkout page, with components of other features: cart, promo codes, city. */
export function CheckoutPage({ posted }: CheckoutPageProps) {
  const client = useQueryClient();
  const { cart, changes } = useCart();
  const signedIn = useSession()?.user != null;
  const hasNews = (useAccount()?.subscriptions.length ?? 0) > 0;
  const draft = useKnownDraft();
  const savedAddresses = useKnownAddresses(signedIn);
  const city = useOrderCity(draft.delivery.city);
  useCheckoutEvent(cart);
  if (!cart || cart.items.length === 0) return <NoOrder />;
  const itemOf = (articleId: string) => cart.items.find((item) => item.articleId === articleId);

  return (
    <CheckoutScreen
      cart={cart}
      draft={draft}
      city={city}
      savedAddresses={savedAddresses}
      posted={posted}
      signedIn={signedIn}
      hasNews={hasNews}
      refreshCart={() => changes.refresh()}
      removeLines={(items) => changes.perform(items.flatMap((item) => updateActions(item, 0)))}
      onPlaced={(order) => {
        notePurchase(order, cart);
        return leaveFor(client, order);
      }}
      cityChange={<CityChange hasCity={city !== null} />}
      promoCodes={<PromoCodes promoCodes={cart.promoCodes} changes={changes} problem={undefined} />}
      renderNotify={(articleId) => {
        const item = itemOf(articleId);
        return (
          item && (
            <NotifyMe
              article={item}
              onInStock={() => void changes.refresh()}
              className="quiet-link min-h-11 text-caption noscript:hidden"
            />
          )
        );
      }}
    />
  );
}
