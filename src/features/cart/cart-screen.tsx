import type { CartItem } from '@/lib/api';
import { formatMoney } from '@/lib/money';
import { countOf, GOODS } from '@/lib/plural';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorNotice } from '@/lib/ui/notice';
import { showToast } from '@/lib/ui/toast';
import { addActions, updateActions } from './cart-actions';
import { totalQuantity } from './cart-facts';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { useCart } from './use-cart';

/** What the server said to a form that was posted without scripts, and the page it came from. */
export type PostedProblem = { message: string; back?: string };

type CartScreenProps = {
  signedIn: boolean;
  problem?: PostedProblem;
};

/** The cart. Somebody without an identity has none, which looks the same as an empty one. */
export function CartScreen({ signedIn, problem }: CartScreenProps) {
  const { cart, store, busy } = useCart();

  async function setQuantity(item: CartItem, quantity: number) {
    const settled = await store.perform(updateActions(item, quantity));
    if (quantity === 0) {
      showToast({
        text: 'Товар удалён из\u00a0корзины',
        action: item.isGift
          ? undefined
          : { label: 'Вернуть', run: () => void store.perform(addActions(item.articleId, item.quantity)) },
      });
    }
    return settled;
  }

  if (!cart || cart.items.length === 0) return <EmptyCart signedIn={signedIn} problem={problem} />;
  return (
    <div className="page-width px-margin">
      <div className="pt-5 pb-5 lg:pt-12 lg:pb-8">
        <h1 className="type-h1">Корзина</h1>
        <p className="mt-1.5 text-ink-2">
          {countOf(totalQuantity(cart), GOODS)} на&nbsp;сумму {formatMoney(cart.discountPrice)}
        </p>
        <Problem problem={problem} />
      </div>
      <div className="lg:grid-page">
        <ul aria-label={'Товары в\u00a0корзине'} className="border-hair border-b lg:col-span-8">
          {cart.items.map((item) => (
            <CartLine key={`${item.articleId} ${item.isGift}`} item={item} onQuantity={setQuantity} />
          ))}
        </ul>
        <div className="pt-6 lg:col-span-4 lg:pt-0 lg:pl-10">
          <CartSummary cart={cart} busy={busy} />
        </div>
      </div>
    </div>
  );
}

function Problem({ problem }: { problem: PostedProblem | undefined }) {
  if (!problem) return null;
  return (
    <div className="mt-4">
      <ErrorNotice>{problem.message}</ErrorNotice>
      {problem.back && (
        <a href={problem.back} className="text-link text-ui">
          Вернуться к&nbsp;товару
        </a>
      )}
    </div>
  );
}

function EmptyCart({ signedIn, problem }: CartScreenProps) {
  return (
    <EmptyState
      title={'В\u00a0корзине пока пусто'}
      actions={
        <>
          <ButtonLink href="/novinki">Перейти к&nbsp;новинкам</ButtonLink>
          {!signedIn && (
            <ButtonLink href="/login?redirect=%2Fcart" variant="quiet">
              Войти
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {signedIn
          ? 'Добавьте товары из\u00a0каталога'
          : 'Добавьте товары из\u00a0каталога или войдите, если добавляли их раньше'}
      </p>
      <Problem problem={problem} />
    </EmptyState>
  );
}
