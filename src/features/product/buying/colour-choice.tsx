import type { MouseEvent } from 'react';
import type { ColourLink } from '@/lib/api';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { colourName } from './colour-name';

/** Number of colours shown at first, which is two rows. The rest is folded. */
const IN_SIGHT = 12;

/** A diagonal line across a colour whose sizes are all sold out. */
const STRUCK =
  "after:absolute after:inset-0 after:bg-[linear-gradient(to_top_right,transparent_calc(50%-0.6px),var(--color-ink-2)_calc(50%-0.6px),var(--color-ink-2)_calc(50%+0.6px),transparent_calc(50%+0.6px))] after:content-[''] forced-colors:after:border-2 forced-colors:after:border-[GrayText] forced-colors:after:border-dashed";

type ColourChoiceProps = {
  colours: ColourLink[];
  current: ColourLink['variantId'];
  /** The URL of a colour whose page is loading. */
  pending?: string;
  /** Shows another colour without a page load. If it is missing, the links load pages. */
  onChoose?(productUrl: string): void;
};

/** The colours of the model as pictures, which link to their pages. */
export function ColourChoice({ colours, current, pending, onChoose }: ColourChoiceProps) {
  const chosen = colours.find(({ variantId }) => variantId === current);
  const folded = colours.length > IN_SIGHT ? colours.slice(IN_SIGHT - 1) : [];
  const inSight = folded.length > 0 ? colours.slice(0, IN_SIGHT - 1) : colours;
  const list = (links: ColourLink[]) => (
    <ul className="flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.variantId} className="w-15">
          <ColourThumbnail
            link={link}
            current={link.variantId === current}
            busy={link.productUrl === pending}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {chosen && (
        <p aria-live="polite" className="flex min-h-11 items-center pb-1 text-ui">
          {/* Avoids a line break before the dash. */}
          <span className="min-w-0 break-words">
            {`Цвет: ${colourName(chosen.colour).replaceAll(' - ', '\u00a0- ')}`}
          </span>
        </p>
      )}
      {colours.length > 1 && list(inSight)}
      {folded.length > 0 && (
        <details className="group mt-1" open={folded.some(({ variantId }) => variantId === current)}>
          <summary className="text-link text-ui">
            <span className="group-open:hidden">{`Ещё ${folded.length}`}</span>
            <span className="hidden group-open:inline">Свернуть</span>
          </summary>
          <div className="pt-1">{list(folded)}</div>
        </details>
      )}
    </div>
  );
}

type ColourThumbnailProps = {
  link: ColourLink;
  current: boolean;
  busy: boolean;
  onChoose: ColourChoiceProps['onChoose'];
};

function ColourThumbnail({ link, current, busy, onChoose }: ColourThumbnailProps) {
  const { productUrl, colour, picture, isAvailable } = link;
  const choose = (event: MouseEvent) => {
    if (!onChoose || !isPlainClick(event)) return;
    event.preventDefault();
    if (!current) onChoose(productUrl);
  };
  return (
    <PageLink
      {...productLink(productUrl)}
      aria-current={current ? 'true' : undefined}
      aria-busy={busy || undefined}
      title={isAvailable ? colour.displayValue : `${colour.displayValue}, нет в\u00a0наличии`}
      onClick={choose}
      className={classNames(
        'relative block border-transparent border-b-2 pb-[5px] aria-[current]:border-ink hover:border-field',
        // With forced colours even a transparent line gets a colour, so the line of colours that are not
        // current is hidden by the background colour.
        'forced-colors:not-aria-[current]:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]',
        busy && 'busy-line',
      )}
    >
      <span className={classNames('relative block', !isAvailable && STRUCK)}>
        <Picture
          picture={picture}
          sizes="60px"
          loading="eager"
          alt={isAvailable ? colour.displayValue : `${colour.displayValue}, нет в\u00a0наличии`}
          className={classNames('aspect-3/4', !isAvailable && 'opacity-60')}
        />
      </span>
    </PageLink>
  );
}
