import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { cartLinkPath } from '#shared/cart/cart-link.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { type CartLinkItem, isApiError } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Button } from '@/lib/ui/buttons/button';
import { classNames } from '@/lib/ui/class-names';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { addActions } from '../state/cart-actions';
import { useCart } from '../state/use-cart';
import type { CartOffer as Offer } from './load-cart-link';

/**
 * Goods that a link offers to add to the cart. A press on the button adds all of them; if the shop refuses,
 * none is added and the reason is shown. Without scripts it works as a form.
 */
export function CartOffer({ offer: { items, problems } }: { offer: Offer }) {
  const { changes } = useCart();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const addable = items.filter(({ quantity }) => quantity > 0);
  const pieces = addable.reduce((all, { quantity }) => all + quantity, 0);
  const sum = addable.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0);

  async function add() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await changes.perform(addable.flatMap(({ articleId, quantity }) => addActions(articleId, quantity)));
      showToast({ text: 'Товары добавлены в\u00a0корзину' });
      await navigate({ to: '/cart', replace: true });
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setFailure(cause.message);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };

  return (
    <section aria-labelledby="cart-offer" className="mt-4 mb-8 max-w-3xl border border-ink p-4 lg:p-6">
      <h2 id="cart-offer" className="type-h3">
        {addable.length > 0 ? 'Добавить товары по\u00a0ссылке?' : 'По\u00a0этой ссылке нечего добавить'}
      </h2>
      <ul aria-label={'Товары по\u00a0ссылке'} className="mt-3">
        {items.map((item) => (
          <OfferedLine key={item.articleId} item={item} />
        ))}
      </ul>
      {problems.map((sentence) => (
        <p key={sentence} className="mt-2 text-caption text-ink-2">
          {sentence}
        </p>
      ))}
      {addable.length > 0 && (
        <form method="post" action={cartLinkPath(addable)} onSubmit={submit} className="mt-4">
          <input type="hidden" name="intent" value="add-all" />
          {addable.map(({ articleId, quantity }) => (
            <input key={articleId} type="hidden" name="line" value={`${articleId}:${quantity}`} />
          ))}
          <Button type="submit" busy={busy} className="max-md:w-full">
            {`Добавить ${countOf(pieces, GOODS)} за\u00a0${formatMoney(sum)}`}
          </Button>
        </form>
      )}
      {failure && <ErrorNotice className="mt-2">{failure}</ErrorNotice>}
    </section>
  );
}

function OfferedLine({ item }: { item: CartLinkItem }) {
  const { name, colour, size, quantity, unitPrice, unitPriceBefore, picture, productUrl } = item;
  const isGone = quantity === 0;
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 border-hair border-t py-3">
      <Picture
        picture={picture}
        sizes="64px"
        loading="eager"
        alt=""
        className={classNames('aspect-3/4', isGone && 'opacity-45 grayscale-[.4]')}
      />
      <div className="min-w-0 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
        <div className="min-w-0">
          <PageLink
            {...productLink(productUrl)}
            className="-my-3 block break-words py-3 decoration-1 underline-offset-4 hover:underline"
          >
            {typesetName(name)}
          </PageLink>
          <p className="mt-1 text-ui text-ink-2">
            {`${colour.displayValue}, ${sizeWords(size)}${isGone ? '' : `, ${quantity}\u00a0шт.`}`}
          </p>
        </div>
        {isGone ? (
          <p className="mt-1 text-caption">Этот размер закончился</p>
        ) : (
          <Price
            price={unitPrice * quantity}
            priceBefore={unitPriceBefore > unitPrice ? unitPriceBefore * quantity : null}
            className="mt-1 md:mt-0"
          />
        )}
      </div>
    </li>
  );
}
