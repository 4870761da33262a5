import { type SellerVat, vatRateOn } from '#shared/orders/vat.ts';
import { registrationName } from '#shared/text/registration-number.ts';
import { typeset } from '#shared/text/typeset.ts';
import { type SellerSettings, sellerVat } from '../seller-settings.ts';
import type { ContentBlock, PageContent } from '../tables/content-types.ts';

/**
 * Texts to put in place of placeholders such as «[наименование продавца]». The key is the text in the square
 * brackets.
 */
export type Details = Readonly<Record<string, string>>;

/** Placeholders for details of the seller, each with the name of the setting that has this detail. */
export const sellerPlaceholders: Readonly<Record<string, keyof SellerSettings>> = {
  'наименование продавца': 'SELLER_NAME',
  ИНН: 'SELLER_INN',
  ОГРН: 'SELLER_OGRN',
  КПП: 'SELLER_KPP',
  'адрес продавца': 'SELLER_ADDRESS',
  'адрес электронной почты': 'SELLER_EMAIL',
  телефон: 'SELLER_PHONE',
  'часы работы': 'SELLER_HOURS',
};

/**
 * The placeholder for the sentence that says at which rate prices include VAT. It is always filled in,
 * because the VAT setting has a default.
 */
export const VAT_PLACEHOLDER = 'НДС в цене';

/**
 * The seller's details from the settings. Pages are stored with placeholders, which are filled in whenever a
 * page is read, so that a changed setting takes effect at the next start. A placeholder whose setting is
 * empty stays in the text.
 */
export function sellerDetails(settings: SellerSettings): Details {
  const known = Object.entries(sellerPlaceholders).flatMap(([words, setting]) => {
    const value = settings[setting];
    return value ? [[words, value]] : [];
  });
  return { ...Object.fromEntries(known), [VAT_PLACEHOLDER]: vatWords(sellerVat(settings)) };
}

/**
 * Matches a placeholder in square brackets. Typesetting may have put no-break spaces between its words, so
 * callers must treat them as plain spaces.
 */
const BRACKETS = /\[([^\][]{1,80})\]/g;
const spaced = (words: string) => words.replaceAll('\u00a0', ' ');

/**
 * The last part of the sentence about VAT. Some articles may have a rate of their own
 * (docs/decisions/0074-vat-of-an-article.md).
 */
const OTHERS = '; если у\u00a0товара другая ставка, она указана в\u00a0чеке';

/** The sentence about VAT in the public offer, the legal text about the terms of sale. */
function vatWords(vat: SellerVat): string {
  if (vat === 0) return 'НДС не\u00a0облагаются';
  if (vat === 'usual')
    return `включают НДС по\u00a0ставке, которая действует на\u00a0день продажи. С\u00a01\u00a0января 2026\u00a0года основная ставка\u00a0— ${vatRateOn('2026-01-01', vat)}\u00a0%${OTHERS}`;
  return `включают НДС по\u00a0ставке ${vat}\u00a0%${OTHERS}`;
}

/**
 * Replaces no-break spaces in placeholders by plain spaces, so that an editor can search for the
 * placeholders. Returns the text unchanged if typesetting the result would not give the original text back.
 */
export function plainPlaceholders(text: string): string {
  const plain = text.replace(BRACKETS, spaced);
  return typeset(plain) === text ? plain : text;
}

/** Fills in the placeholders of a text. If there were any, the result is typeset again. */
export function fillIn(text: string, details: Details): string {
  const filled = withRegistrationName(text, details.ОГРН).replace(
    BRACKETS,
    (place, words: string) => details[spaced(words)] ?? place,
  );
  return filled === text ? text : typeset(filled);
}

/** Replaces ОГРН by ОГРНИП if the seller is an entrepreneur; the stored texts say ОГРН, as for a company. */
const withRegistrationName = (text: string, ogrn: string | undefined): string =>
  ogrn === undefined ? text : text.replace(/ОГРН(?=[ \u00a0]\[ОГРН\])/g, registrationName(ogrn));

/** Fills in all texts of a page. */
export function fillInPage(page: PageContent, details: Details): PageContent {
  const fill = (text: string) => fillIn(text, details);
  return {
    title: fill(page.title),
    description: fill(page.description),
    ...(page.isFaq && { isFaq: page.isFaq }),
    ...(page.scene && { scene: page.scene }),
    ...(page.productUrls && { productUrls: page.productUrls }),
    blocks: page.blocks.map((block) => fillInBlock(block, fill)),
  };
}

function fillInBlock(block: ContentBlock, fill: (text: string) => string): ContentBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list':
      return { ...block, items: block.items.map(fill) };
    case 'table':
      return {
        ...block,
        caption: fill(block.caption),
        columns: block.columns.map(fill),
        rows: block.rows.map((row) => row.map(fill)),
      };
    case 'links':
      return { ...block, links: block.links.map((link) => ({ ...link, label: fill(link.label) })) };
    case 'picture':
      return block.caption === null ? block : { ...block, caption: fill(block.caption) };
  }
}

/** The placeholders of a page that cannot be filled in from settings, without duplicates. */
export function unfilled(page: PageContent): string[] {
  const places = JSON.stringify(page).match(BRACKETS) ?? [];
  return [...new Set(places.filter((place) => /^\[[А-Яа-яЁё]/.test(place)).map(spaced))];
}
