import { useQueryClient } from '@tanstack/react-query';
import { AccountFrame } from '@/features/account/account-frame';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { OrdersScreen } from '@/features/orders/list/orders-screen';
import { OrderScreen } from '@/features/orders/order/order-screen';
import { type OrdersSearch, ordersHref, ordersSearch } from '@/features/orders/orders-search';
import type { Order, UserProfile } from '@/lib/api';
import { useVisit } from '@/lib/navigation/use-visit';
import { hrefTo } from '@/shop/addresses/href-to';
import { signOut } from '@/shop/identity/sign-out';
import { GoodsToSee } from '../cart-and-wishlist/goods-to-see';

/** The list of orders, in the frame of the account. */
export function OrdersPage({ account, search }: { account: UserProfile; search: OrdersSearch }) {
  const href = ordersHref(search);
  const visit = useVisit(
    (pathname, requested) =>
      pathname === hrefTo('/orders') && ordersHref(ordersSearch.parse(requested)) === href,
  );
  return (
    <OrdersScreen
      search={search}
      visit={visit}
      frame={(children) => (
        <AccountFrame page="/orders" account={account} onSignOut={() => void signOut()}>
          {children}
        </AccountFrame>
      )}
      goods={<GoodsToSee />}
      onRepeated={useCartRefresh()}
    />
  );
}

/** An order, in the frame of the account. */
export function OrderPage({ account, order }: { account: UserProfile; order: Order }) {
  return (
    <AccountFrame
      page="/orders"
      title={`Заказ №\u00a0${order.number}`}
      account={account}
      onSignOut={() => void signOut()}
    >
      <OrderScreen order={order} onRepeated={useCartRefresh()} />
    </AccountFrame>
  );
}

/**
 * Reads the cart again after an order was repeated: that changes the cart by a request that is not a cart
 * action.
 */
function useCartRefresh(): () => void {
  const client = useQueryClient();
  return () => void cartChanges(client).refresh();
}
