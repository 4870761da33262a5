import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sizeWords } from '#shared/goods/size-words.ts';
import { DOUBLE_PRESS_MS } from '@/features/cart/add-to-cart';
import { itemCount } from '@/features/cart/state/cart-facts';
import { lastAdded } from '@/features/cart/state/cart-query';
import { useKnownCart } from '@/features/cart/state/use-cart';
import { type CartItem, getGetProductQueryOptions, type ProductCard } from '@/lib/api';
import { useStore } from '@/lib/state/store';
import { typesetName } from '@/lib/text/typeset-name';
import { Button, ButtonLink } from '@/lib/ui/buttons/button';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { Sheet } from '@/lib/ui/overlays/sheet';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { LookNotice, lookTitle } from '../look-notice/look-notice';

const SUGGESTIONS = 3;

type AddedPanelProps = { open: boolean; onClose(): void };

/**
 * The panel with the last added article, a link to the cart, and goods that go with the article. It stays
 * until it is closed.
 */
export function AddedPanel({ open, onClose }: AddedPanelProps) {
  const cart = useKnownCart();
  const added = useStore(lastAdded);
  useIgnoredDoublePress(open);
  const item = cart?.items.find(({ articleId, isGift }) => articleId === added?.articleId && !isGift);
  return (
    <Sheet open={open} onClose={onClose} title={'Товар добавлен в\u00a0корзину'}>
      {item && added && <AddedLine item={item} quantity={added.quantity} />}
      <div className="mt-4 grid gap-2 md:mt-7">
        <ButtonLink to="/cart" wide onClick={onClose}>
          {`Перейти в\u00a0корзину${cart && cart.items.length > 0 ? ` · ${itemCount(cart)}` : ''}`}
        </ButtonLink>
        <Button variant="quiet" wide onClick={onClose} className="max-lg:hidden">
          Продолжить покупки
        </Button>
      </div>
      {item && <GoesWith productUrl={item.productUrl} onLeave={onClose} />}
    </Sheet>
  );
}

/**
 * Ignores presses for a moment after opening: otherwise the second press of a double click would close the
 * panel or follow one of its links.
 */
function useIgnoredDoublePress(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const until = performance.now() + DOUBLE_PRESS_MS;
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || performance.now() > until) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [open]);
}

function AddedLine({ item, quantity }: { item: CartItem; quantity: number }) {
  const discount = item.unitPriceBefore - item.unitPrice;
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] gap-4 md:grid-cols-[120px_minmax(0,1fr)] md:gap-5">
      <div>
        <Picture picture={item.picture} sizes="120px" loading="eager" alt="" className="aspect-3/4" />
      </div>
      <div className="min-w-0">
        <p className="break-words text-ui">{typesetName(item.name)}</p>
        <p className="mt-1 text-ink-2 text-ui">
          {`${item.colour.displayValue}, ${sizeWords(item.size)}${quantity > 1 ? `, ${quantity}\u00a0шт.` : ''}`}
        </p>
        <Price
          price={item.unitPrice}
          priceBefore={item.unitPriceBefore}
          discountPercent={discount > 0 ? Math.floor((discount / item.unitPriceBefore) * 100) || null : null}
          className="mt-2 text-ui"
        />
        {item.notices.map((notice) => (
          <p key={notice.code} className="mt-1.5 text-caption">
            {notice.text}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * Goods that go with the added article. They are loaded when the panel opens. Renders nothing if that fails.
 */
function GoesWith({ productUrl, onLeave }: { productUrl: string; onLeave(): void }) {
  const { data, isPending } = useQuery(getGetProductQueryOptions(productUrl));
  const related = data?.related.slice(0, SUGGESTIONS) ?? [];
  if (!isPending && related.length === 0) return null;
  return (
    <section
      aria-labelledby="goes-with"
      className="modal-bleed mt-4 border-hair border-t pt-4 md:mt-7 md:pt-6"
    >
      <h3 id="goes-with" className="text-ui">
        {lookTitle(data?.relatedFormOutfit ?? true)}
      </h3>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {isPending
          ? [1, 2, 3].map((place) => (
              <li key={place}>
                <Skeleton className="aspect-3/4" />
                <div className="h-17" />
              </li>
            ))
          : related.map((card) => (
              <li key={card.variantId}>
                <Suggestion card={card} onLeave={onLeave} />
              </li>
            ))}
      </ul>
      <p className="mt-3 text-caption text-ink-2">
        <LookNotice />
      </p>
    </section>
  );
}

function Suggestion({ card, onLeave }: { card: ProductCard; onLeave(): void }) {
  return (
    <PageLink {...productLink(card.productUrl)} onClick={onLeave} className="group block text-caption">
      <Picture picture={card.picture} sizes="120px" loading="eager" alt="" className="aspect-3/4" />
      <span className="mt-2 line-clamp-3 break-words underline-offset-4 group-hover:underline">
        {typesetName(card.name)}
      </span>
      <Price
        price={card.price}
        priceBefore={card.priceBefore}
        isFrom={card.hasDearerSizes}
        className="mt-0.5"
      />
    </PageLink>
  );
}
