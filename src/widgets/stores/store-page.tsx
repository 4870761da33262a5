import { useKnownCart } from '@/features/cart/state/use-cart';
import { StoreCartStock } from '@/features/delivery/store-cart-stock';
import { StoreScreen, type StoreScreenProps } from '@/features/stores/store/store-screen';

/** A store, with the stock of the shopper's cart. */
export function StorePage(props: Omit<StoreScreenProps, 'cartStock'>) {
  const cart = useKnownCart();
  const hasGoods = cart !== undefined && cart.items.length > 0;
  return (
    <StoreScreen {...props} cartStock={hasGoods && <StoreCartStock store={props.store} cart={cart} />} />
  );
}
