import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardSize } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Price } from '@/lib/ui/content/price';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { showToast } from '@/lib/ui/overlays/toast';
import { productLink } from '@/shop/addresses/paths';
import { BADGE_NAMES, type CardData, colourCount, MAX_SWATCHES } from './card-data';
import { CardViews } from './card-views';
import type { SizeBandProps } from './size-band';

const FAILED = 'Размеры не\u00a0загрузились. Они есть на\u00a0странице товара';

/**
 * Loaded with the card's sizes when a pointer is over the card, because on most cards the sizes are never
 * opened.
 */
const sizeBand = lazyPart<SizeBandProps>(async () => (await import('./size-band')).SizeBand);

/** Cart functions of a card. They are passed in because the catalog must not import the cart. */
export type CardCart = {
  /** Adds a size to the cart. Resolves to a sentence if the shop refuses. */
  add(articleId: string): Promise<string | undefined>;
  /** Called after the size was added and the focus was set. */
  added(): void;
};

type ProductCardProps = {
  card: CardData;
  /** Width of the picture, for the `sizes` attribute. */
  slot: string;
  loading: 'lazy' | 'eager' | 'high';
  /** Undefined while the sizes are not loaded. */
  sizes: readonly CardSize[] | undefined;
  sizesFailed: boolean;
  onWantSizes(): void;
  cart: CardCart;
  /** The heart on the picture, passed in because the catalog does not know the wishlist. */
  heart: Elements;
  /** A line under the price. */
  note?: Elements;
};

/**
 * A card: one colour of a model. In the DOM the name precedes the picture, for keyboards and screen readers,
 * but it is displayed below it. The sizes overlay the bottom of the picture, so that opening them moves
 * nothing. A card has one tab stop.
 */
export function ProductCard(props: ProductCardProps) {
  const { card, slot, loading, sizes, sizesFailed, onWantSizes, cart, heart, note } = props;
  const band = useBand(onWantSizes);
  const known = sizes !== undefined || sizesFailed;
  return (
    <article ref={band.root} className="card" data-band={band.state} {...band.watch}>
      <div className="card-caption">
        <h3>
          <PageLink {...productLink(card.productUrl)} className="card-link">
            {typesetName(card.name)}
          </PageLink>
        </h3>
        <Price
          price={card.price}
          priceBefore={card.priceBefore}
          discountPercent={card.discountPercent}
          isFrom={card.hasDearerSizes}
        />
        <Swatches card={card} />
        {note}
      </div>
      <div className="card-picture">
        <CardViews card={card} sizes={slot} loading={loading} second={band.wanted} />
        {card.badge && <span className="card-badge">{BADGE_NAMES[card.badge]}</span>}
        {heart}
        <button
          ref={band.plus}
          type="button"
          aria-label={`Выбрать размер: ${card.name}`}
          aria-expanded={band.state === 'open'}
          tabIndex={-1}
          className="card-plus"
          onClick={() => void band.open()}
        />
        {band.Band && (band.state === 'open' || (band.wanted && known)) && (
          <band.Band
            ref={band.sizes}
            card={band.root}
            name={card.name}
            sizes={sizes}
            failed={sizesFailed}
            isOpened={band.state === 'open'}
            onAdd={async (articleId) => {
              const refusal = await cart.add(articleId);
              if (refusal === undefined) {
                band.close();
                cart.added();
              }
              return refusal;
            }}
          />
        )}
      </div>
    </article>
  );
}

/**
 * Whether the size band is visible. With a mouse, CSS shows it on hover or keyboard focus (card.css); without
 * one, the button «+» opens it. Esc closes it in both cases. A press outside closes it only if «+» opened it.
 */
function useBand(onWant: () => void) {
  const root = useRef<HTMLElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const { Part: Band, wake } = useQuietPart(sizeBand);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<'open' | 'dismissed'>();

  useEffect(() => {
    if (state !== 'open' || !Band) return;
    sizes.current?.focus({ preventScroll: true });
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState(undefined);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [state, Band]);

  const want = () => {
    setWanted(true);
    wake();
    onWant();
  };
  /**
   * Called after a size was added, or on Esc. Moves the focus out of the band first, because the focus cannot
   * return to an element that is hidden.
   */
  const close = () => {
    const opened = state === 'open';
    // Update synchronously: a panel that opens next will return the focus to the element that is focused now.
    if (opened) flushSync(() => setState(undefined));
    const next = opened ? plus.current : root.current?.querySelector<HTMLElement>('.card-link');
    next?.focus({ preventScroll: true });
  };

  return {
    Band,
    root,
    plus,
    sizes,
    wanted,
    state,
    close,
    open: async () => {
      want();
      try {
        await sizeBand.load();
        setState('open');
      } catch {
        showToast({ text: FAILED });
      }
    },
    watch: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType === 'mouse') want();
      },
      onPointerLeave: () => {
        if (state === 'dismissed') setState(undefined);
      },
      onFocus: want,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        if (state === 'open') return close();
        if (sizes.current?.contains(document.activeElement)) close();
        setState('dismissed');
      },
      onBlur: (event: { relatedTarget: EventTarget | null }) => {
        const stays = event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget);
        if (!stays && state === 'dismissed') setState(undefined);
      },
    },
  };
}

/** The first few colours as swatches, and the number of colours. The swatches are not links. */
function Swatches({ card }: { card: CardData }) {
  const count = colourCount(card);
  if (count < 2) return null;
  const drawn = card.colours.slice(0, MAX_SWATCHES);
  const rest = count - drawn.length;
  const names = drawn.map(({ displayValue }) => displayValue).join(', ');
  return (
    <p className="card-swatches">
      <span className="sr-only">{`Цвета: ${names}${rest > 0 ? ` и\u00a0ещё ${rest}` : ''}`}</span>
      {drawn.map(({ displayValue, hex, cloth }) => (
        <i
          key={displayValue + hex}
          aria-hidden="true"
          style={{ background: cloth ? `${hex} url("${cloth}") center/cover` : hex }}
        />
      ))}
      {rest > 0 && <span aria-hidden="true">{`+${rest}`}</span>}
    </p>
  );
}
