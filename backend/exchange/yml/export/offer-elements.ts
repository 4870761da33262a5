import type { SizeSystem } from '#shared/goods/sizes.ts';
import { pricesOf, usualPricesOf } from '../../../domain/article-prices.ts';
import type { variant, variantGroup } from '../../../domain/tables/goods.ts';
import { type ParamKey, paramNames } from '../feed/params.ts';
import { internationalOf, NO_INTERNATIONAL, systemUnits } from '../offers/values/size-system.ts';
import type { ExportedSize } from './exported-goods.ts';
import { htmlSection, xmlLine, xmlText } from './xml-text.ts';

export type Group = typeof variantGroup.$inferSelect;
export type Variant = typeof variant.$inferSelect;

/** Writes a child element of `<offer>`. Like all functions of this file, returns '' if the text is empty. */
export const element = (name: string, text: string) => xmlLine(8, name, text);

export const param = (name: string, text: string, unit = '') =>
  xmlLine(8, 'param', text, ` name="${xmlText(name)}"${unit ? ` unit="${xmlText(unit)}"` : ''}`);

/** Writes a `<param>` with the name by which imports recognise what it means. */
export const known = (key: ParamKey, text: string, unit = '') => param(paramNames[key][0], text, unit);

const roubles = (kopecks: number) =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);

/**
 * Writes the prices of a size. The feed for anyone has the prices that shoppers see. The feed for the
 * retailer has the usual prices, because an import would store a scheduled price as the usual one.
 */
export function prices(variant: Variant, size: ExportedSize, audience: 'retailer' | 'anyone'): string {
  const { price, priceBefore } = (audience === 'anyone' ? pricesOf : usualPricesOf)(size, variant);
  return [
    element('price', roubles(price)),
    priceBefore === null ? '' : element('oldprice', roubles(priceBefore)),
    element('currencyId', 'RUB'),
  ].join('');
}

/** The name of a VAT rate in YML. */
export const vatName = (percent: number): string => (percent === 0 ? 'NO_VAT' : `VAT_${percent}`);

export const aboutModel = ({ description, country }: Group): string =>
  (description === '' ? '' : `        <description>${htmlSection(description)}</description>\n`) +
  element('country_of_origin', country);

export const sizeParam = (system: SizeSystem, { size }: ExportedSize): string =>
  known('size', size, systemUnits[system] ?? '');

/**
 * Writes the international size. If the size has none, the param says so explicitly, because an import would
 * otherwise derive one.
 */
export function internationalParam(system: SizeSystem, { size, international }: ExportedSize): string {
  const isDerived = internationalOf(system, size, systemUnits[system] ?? '') !== null;
  return known('international', international ?? (isDerived ? NO_INTERNATIONAL : ''));
}
