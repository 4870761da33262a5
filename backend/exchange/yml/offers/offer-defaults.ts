import { isHexColour, isInternalCode } from '../feed/internal-code.ts';
import type { Mapping } from '../feed/mapping-of-feed.ts';
import type { SortedParams } from '../feed/params.ts';
import type { RawOffer } from '../feed/raw-offer.ts';
import { colourIn } from './colours/find-colour.ts';
import { sizeIn } from './size-in-name.ts';

/** Matches values of «Цвет» that mean «unknown». */
const NO_COLOUR = /^(?:[-–—]+|нет|нету|не указан[ао]?|н\/[ад]|n\/a|none)$/i;

/**
 * Adds default values from the mapping for params that the offer lacks. A colour that is only a code of the
 * retailer counts as missing; if the feed also contains its family, the family is used, otherwise the
 * default.
 */
export function addDefaults({ known }: SortedParams, raw: RawOffer, mapping: Mapping): void {
  const named = (known.colour ?? []).filter(({ value }) => !NO_COLOUR.test(value.trim()));
  if (named.length > 0) known.colour = named;
  else delete known.colour;
  const hex = named.find(({ value }) => isHexColour(value));
  if (hex && !known.colourHex) known.colourHex = [hex];
  const words = named.filter(({ value }) => !isInternalCode(value));
  if (words.length > 0) known.colour = words;
  else if (known.colour && known.colourFamily) known.colour = known.colourFamily;
  else if (mapping.defaulted.includes('colour')) delete known.colour;
  const categoryId = raw.fields.categoryId?.[0]?.value ?? '';
  for (const key of mapping.defaulted) {
    if (known[key]) continue;
    for (const one of mapping.defaultsOf(key, categoryId)) {
      const value = 'value' in one ? one.value : key === 'size' ? sizeIn(nameIn(raw)) : colourIn(nameIn(raw));
      if (value === undefined) continue;
      known[key] = [{ name: '', unit: '', value, line: raw.line }];
      break;
    }
  }
}

/** The texts of all elements that make up an offer's name, as one string. */
export const nameIn = ({ fields }: RawOffer): string =>
  [fields.name, fields.typePrefix, fields.model].map((field) => field?.[0]?.value ?? '').join(' ');
