import type { ColourLink } from '@/lib/api';
import { productHref } from '@/lib/paths';
import { Picture } from '@/lib/ui/picture';
import { colourName } from './colour-name';

type ColourChoiceProps = { colours: ColourLink[]; current: ColourLink['variantId'] };

/** The colours of the model as pictures of it; each has its own page. */
export function ColourChoice({ colours, current }: ColourChoiceProps) {
  const chosen = colours.find(({ variantId }) => variantId === current);
  return (
    <div>
      {chosen && (
        <p className="flex min-h-11 items-center pb-1 text-ui">
          {/* A line never begins with a dash. */}
          <span>Цвет: {colourName(chosen.colour).replaceAll(' - ', '\u00a0- ')}</span>
        </p>
      )}
      {colours.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {colours.map(({ variantId, productUrl, colour, picture, isAvailable }) => (
            <li key={variantId} className="w-15">
              <a
                href={productHref(productUrl)}
                aria-current={variantId === current ? 'true' : undefined}
                title={colour.displayValue}
                className="block border-transparent border-b-2 pb-[5px] aria-[current]:border-ink"
              >
                <Picture
                  picture={picture}
                  sizes="60px"
                  loading="eager"
                  alt={isAvailable ? colour.displayValue : `${colour.displayValue}, нет в\u00a0наличии`}
                  className={isAvailable ? 'aspect-3/4' : 'aspect-3/4 opacity-45'}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
