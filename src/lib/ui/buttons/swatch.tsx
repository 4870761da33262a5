import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

type Colour = {
  name: string;
  /** `#c9a27a`. */
  hex: string;
};

/** More colours are counted, not drawn. */
const MOST = 5;

type SwatchesProps = { colours: readonly Colour[]; className?: string };

/** The colours of a card: squares of 12 px, not interactive, read as one sentence. */
export function Swatches({ colours, className }: SwatchesProps) {
  const drawn = colours.slice(0, MOST);
  const rest = colours.length - drawn.length;
  return (
    <p className={classNames('flex items-center gap-1.5', className)}>
      <span className="sr-only">Цвета: {colours.map(({ name }) => name).join(', ')}</span>
      {drawn.map(({ name, hex }) => (
        <span
          key={name + hex}
          aria-hidden="true"
          className="swatch size-3"
          style={{ backgroundColor: hex }}
        />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="text-badge text-ink-2 tabular-nums">
          +{rest}
        </span>
      )}
    </p>
  );
}

type SwatchChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The colour's name, which must also be visible as text somewhere. */
  colour: string;
  hex: string;
  count?: number;
};

/** A colour in a filter: a square of 20 px with its name. If chosen: dark border, white inset, bolder name. */
export function SwatchChoice({ colour, hex, count, className, ...input }: SwatchChoiceProps) {
  return (
    <label
      className={classNames('group flex min-h-11 cursor-pointer items-center gap-2.5 text-ui', className)}
    >
      <input
        {...input}
        type="checkbox"
        className="swatch swatch-choice size-5"
        style={{ backgroundColor: hex }}
      />
      <span className="min-w-0 flex-1 break-words group-has-checked:font-medium">{colour}</span>
      {count !== undefined && <span className="text-caption text-ink-3 tabular-nums">{count}</span>}
    </label>
  );
}
