import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { EmptyState } from '@/lib/ui/pictures/empty-state';
import { listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { storedAttempt } from './state/attempt';
import { leaveFor, resultHref } from './state/leave';
import { findLostOrder } from './state/place';

/** Shown instead of the checkout if the cart is empty, for example because the order was already placed. */
export function NoOrder() {
  const client = useQueryClient();
  const [placed, setPlaced] = useState<string>();
  useEffect(() => {
    setPlaced(storedAttempt().placed);
    findLostOrder(client).then(
      (order) => order && leaveFor(client, order),
      (error) => {
        if (!isApiError(error)) throw error;
      },
    );
  }, [client]);

  return (
    <EmptyState
      takesFocus
      title={placed ? 'Заказ уже оформлен' : 'В\u00a0корзине пока пусто'}
      actions={
        placed ? (
          <ButtonLink href={resultHref(placed)}>Посмотреть заказ</ButtonLink>
        ) : (
          <>
            <ButtonLink {...listingLink(NEW_ARRIVALS)}>Перейти к&nbsp;новинкам</ButtonLink>
            <ButtonLink to="/cart" variant="quiet">
              В&nbsp;корзину
            </ButtonLink>
          </>
        )
      }
    >
      <p>
        {placed
          ? 'Второй раз мы\u00a0его не\u00a0оформим. В\u00a0корзине пока пусто'
          : 'Добавьте товары, чтобы оформить заказ'}
      </p>
    </EmptyState>
  );
}
