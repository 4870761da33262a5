import { looksLikeSize, normaliseSize } from '#shared/goods/size-label.ts';
import { oneLine, shorten } from '#shared/text/plain-text.ts';
import { type ParamKey, paramNames, type SortedParams } from '../feed/params.ts';
import type { RawOffer, RawParam } from '../feed/raw-offer.ts';
import { toColour } from './colours/colour.ts';
import { nameIn } from './offer-defaults.ts';
import { colourAndSizeIn, labelledSizeIn } from './size-in-name.ts';
import { colourAndSize, severalSizes } from './split-values.ts';

type Warn = (field: string, why: string, at?: { line: number }) => void;

const fieldOf = ({ name }: RawParam) => `param «${shorten(name, 40)}»`;

/**
 * Finds the size and the colour of an offer that has both in one param: «Характеристика» = «белый, 42», or
 * «Размер» = «42 белый» without a param for the colour. Changes `params`.
 */
export function splitColourAndSize({ known, others }: SortedParams, warn: Warn): void {
  const mixed = known.variant ?? [];
  if (known.size && known.colour) {
    others.push(...mixed);
    withoutSize(known, warn);
    return;
  }
  const [first] = mixed;
  const combined = first && { ...first, value: mixed.map(({ value }) => oneLine(value)).join(', ') };
  const source = combined ?? (known.size && known.colour ? undefined : (known.size ?? known.colour)?.[0]);
  if (!source) return;
  const found = colourAndSize(source.value, combined !== undefined);
  const put = (key: ParamKey, value: string) => {
    known[key] = [{ ...source, value, unit: key === 'size' ? source.unit : '' }];
  };
  if (found) {
    if (!known.size || known.size[0] === source) put('size', found.size);
    if (!known.colour || known.colour[0] === source) put('colour', found.colour);
    others.push(...found.others.map(([name, value]) => ({ ...source, name, value })));
    warn(
      fieldOf(source),
      `«${shorten(source.value, 40)}» is read as the colour «${found.colour}» and the size «${found.size}»`,
      source,
    );
  } else if (combined) {
    if (!known.size && looksLikeSize(combined.value)) put('size', combined.value);
    else if (!known.colour && toColour(combined.value).isKnown) put('colour', combined.value);
    else others.push(...mixed);
  }
}

/**
 * Removes the offer's size from its colour. Otherwise «синий 44» (size 44) and «синий 46» (size 46) would be
 * two colours.
 */
function withoutSize(known: SortedParams['known'], warn: Warn): void {
  const [colour] = known.colour ?? [];
  const [size] = known.size ?? [];
  if (!colour || !size || known.colour?.length !== 1) return;
  const found = /\d|[a-z]/i.test(colour.value) ? colourAndSize(colour.value, false) : undefined;
  if (!found || normaliseSize(found.size) !== normaliseSize(size.value)) return;
  known.colour = [{ ...colour, value: found.colour }];
  warn(
    fieldOf(colour),
    `«${shorten(colour.value, 40)}» is read as the colour «${found.colour}» and the size «${found.size}»`,
    colour,
  );
}

/**
 * If an offer lacks its size, takes it from the name, and the colour as well, if the name is unambiguous:
 * «разм. XL», «(44, синий)». Changes `params`.
 */
export function takeFromName(raw: RawOffer, { known }: SortedParams, warn: Warn): void {
  if (known.size || known.variant) return;
  const name = oneLine(nameIn(raw));
  const both = known.colour ? undefined : colourAndSizeIn(name);
  const size = both?.size ?? labelledSizeIn(name);
  if (size === undefined) return;
  const made = (value: string) => [{ name: '', unit: '', value, line: raw.line }];
  known.size = made(size);
  if (both) {
    known.colour = made(both.colour);
    warn('name', `«${shorten(name, 40)}» is read as the colour «${both.colour}» and the size «${size}»`);
  } else warn('name', `«${shorten(name, 40)}» is read as the size «${size}»`);
}

/**
 * The sizes of an offer, usually one. If an offer has its size in two systems, the second one becomes the
 * international size. Changes `params`.
 */
export function sizesOf({ known }: SortedParams, warn: Warn): string[] {
  const values = known.size ?? [];
  const [first] = values;
  if (!first) return [];
  const { sizes, international } = severalSizes(values);
  const [only] = sizes;
  if (sizes.length === 1 && only !== undefined) {
    known.size = [{ ...first, value: only, unit: unitOf(values, only) || first.unit }];
    if (international !== undefined && !known.international) {
      known.international = [{ ...first, value: international, unit: '' }];
      warn(
        `param «${paramNames.size[0]}»`,
        `has one size in two systems; ${only} is shown with ${international}`,
        first,
      );
    }
  }
  return sizes;
}

const unitOf = (values: readonly RawParam[], size: string) =>
  values.find(({ value }) => normaliseSize(value) === size)?.unit ?? '';
