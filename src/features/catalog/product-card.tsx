import type { ReactNode } from 'react';
import type { Badge, ColourSwatch, ProductCard as ProductCardData } from '@/lib/api';
import { productHref } from '@/lib/paths';
import { countOf } from '@/lib/plural';
import { Picture } from '@/lib/ui/picture';
import { Price } from '@/lib/ui/price';
import { HoverPicture } from './hover-picture';

const BADGES: Record<Badge, string> = { NEW: 'Новинка', LAST_SIZE: 'Последний размер' };
const COLOURS = ['цвет', 'цвета', 'цветов'] as const;
/** More swatches than this are counted instead. */
const MAX_SWATCHES = 5;

type ProductCardProps = {
  card: ProductCardData;
  /** Widths the picture stands in, for the browser's choice of a file. */
  sizes: string;
  /** In sight at once, so not worth waiting for a scroll. */
  eager?: boolean;
  /** What stands on the picture's corner; knows the shopper, so it is not the catalogue's. */
  heart: ReactNode;
};

/** One colour of a model in a list. The title's link covers the picture too. */
export function ProductCard({ card, sizes, eager, heart }: ProductCardProps) {
  return (
    <article className="card relative flex min-w-0 flex-col">
      <div className="relative overflow-hidden">
        <Picture
          picture={card.picture}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-3/4"
        />
        {card.hoverPicture && <HoverPicture picture={card.hoverPicture} sizes={sizes} />}
        {card.badge && <span className="absolute top-3.5 left-4 text-badge">{BADGES[card.badge]}</span>}
      </div>
      <div className="flex flex-col gap-0.5 pt-2.5 pr-2 pl-4 text-ui leading-[1.36] md:px-0">
        <h3 className="text-pretty">
          <a href={productHref(card.productUrl)} className="card-link line-clamp-3 break-words">
            {card.name}
          </a>
        </h3>
        <Price price={card.price} priceBefore={card.priceBefore} discountPercent={card.discountPercent} />
        <Swatches colours={card.colours} />
      </div>
      {heart}
    </article>
  );
}

/** How many colours there are, and which. They are counted, not chosen, here. */
function Swatches({ colours }: { colours: ColourSwatch[] }) {
  if (colours.length < 2) return null;
  const more = colours.length - MAX_SWATCHES;
  return (
    <p className="mt-2 flex items-center gap-1.5 text-badge text-ink-2">
      <span className="sr-only">{countOf(colours.length, COLOURS)}</span>
      {colours.slice(0, MAX_SWATCHES).map((colour) => (
        <i
          key={colour.productUrl}
          aria-hidden="true"
          title={colour.displayValue}
          className="size-3 border border-[rgb(22_21_20/0.22)]"
          style={{ backgroundColor: colour.hex }}
        />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </p>
  );
}
