import { dialled } from '#shared/forms/phone.ts';
import { escapeHtml, hrefOf } from './html.ts';
import type { LetterBlock } from './letter-block.ts';
import { blocksHtml, blocksText } from './letter-blocks.ts';

/** The content of a message to a shopper; the text and the HTML of an e-mail are rendered from it. */
export type Letter = {
  subject: string;
  /** The preview that mail programs show next to the subject; by default the first words of the letter. */
  preheader?: string;
  /** Content from a retailer's file. It comes before all other content. */
  blocks?: readonly LetterBlock[];
  /** Sentences before the link, one paragraph each. */
  before: readonly string[];
  /** Items that the letter lists, each with a link; `lines` describe the item. */
  entries?: readonly { title: string; lines: readonly string[]; href: string }[];
  /** The main link. `label` is the text of the button; the plain text shows the URL. */
  link?: { label: string; href: string };
  /** Sentences after the link, one paragraph each. */
  after: readonly string[];
  /** Closing words in small type with a link. */
  foot?: { words: string; label: string; href: string };
};

/**
 * The shop that sends a letter. `publicUrl` is its origin without a trailing slash; `ink` is the colour of
 * text.
 */
export type LetterShop = {
  shopName: string;
  publicUrl: string;
  ink?: string | undefined;
  /** Phone number that shoppers can call, and its hours. */
  phone?: string | undefined;
  hours?: string | undefined;
};

/**
 * A line with phone and hours, such as «+7 495 000-00-00, ежедневно с 9 до 21»; undefined without a phone.
 */
export const phoneLine = ({ phone, hours }: Pick<LetterShop, 'phone' | 'hours'>): string | undefined =>
  phone && [phone, hours].filter(Boolean).join(', ');

/** The line with phone and hours as HTML, with the phone as a link. `style` is the CSS of the link. */
export function phoneHtml({ phone, hours }: Pick<LetterShop, 'phone' | 'hours'>, style: string): string {
  if (!phone) return '';
  const link = `<a href="tel:${escapeHtml(dialled(phone))}" style="${style}">${escapeHtml(phone)}</a>`;
  return `<br>${[link, hours && escapeHtml(hours)].filter(Boolean).join(', ')}`;
}

/**
 * The name of the shop after a word such as «Магазин», so that the name itself need not be declined.
 * Quotation marks inside the name become nested quotation marks.
 */
export const shopNamed = (word: 'Магазин' | 'магазине' | 'магазина', shopName: string): string =>
  `${word} «${shopName.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** Renders a letter as plain text: one sentence or URL per line, and the shop's name at the end. */
export const letterText = (letter: Letter, shop: LetterShop): string =>
  [
    ...blocksText(letter.blocks ?? [], shop.publicUrl),
    ...linesOf(letter),
    '',
    ...footText(letter),
    ...[shopNamed('Магазин', shop.shopName), shop.publicUrl, phoneLine(shop)].filter(Boolean),
  ].join('\n');

/** Renders a letter as a text message, which is billed by length. */
export const letterSms = (letter: Letter, { shopName }: LetterShop): string =>
  [...linesOf(letter), shopNamed('Магазин', shopName)].join('\n');

const linesOf = ({ before, entries = [], link, after }: Letter) => [
  ...before,
  ...entries.flatMap(({ title, lines, href }) => [title, ...lines, href]),
  ...(link ? [link.href] : []),
  ...after,
];

const footText = ({ foot }: Letter) => (foot ? [foot.words, foot.label, foot.href, ''] : []);

/**
 * The fonts of letters. Mail programs cannot load the shop's only font, Commissioner, so similar common fonts
 * are listed after it.
 */
const FONT = "Commissioner,'Helvetica Neue',Helvetica,Arial,sans-serif";
/** Text colour of letters unless the brand kit sets another. */
export const SHOP_INK = '#161514';
const QUIET = '#55534e';
const HAIR = '#e0ded9';

const styleIn = (ink: string) => ({
  page: `margin:0;padding:0;background:#ffffff;color:${ink};font:16px/26px ${FONT};-webkit-text-size-adjust:100%`,
  column: 'box-sizing:border-box;max-width:600px;margin:0 auto;padding:40px 24px 48px',
  wordmark: `margin:0 0 40px;font-size:18px;line-height:24px;font-weight:500;letter-spacing:.2em;text-transform:uppercase`,
  heading: 'margin:0 0 24px;font-size:26px;line-height:32px;font-weight:400;letter-spacing:-.016em',
  sentence: 'margin:0 0 16px',
  preheader: 'display:none;max-height:0;overflow:hidden',
  subheading: 'margin:32px 0 12px;font-size:20px;line-height:28px;font-weight:400',
  list: 'margin:0 0 16px;padding:0 0 0 20px',
  item: 'margin:0 0 8px',
  link: `color:${ink}`,
  entry: `margin:0;padding:14px 0;border-top:1px solid ${HAIR}`,
  entryLink: `color:${ink};font-weight:500`,
  buttonRow: 'margin:32px 0',
  button: `display:inline-block;padding:14px 28px;background:${ink};color:#ffffff;font-size:15px;line-height:24px;text-decoration:none`,
  address: `margin:0 0 32px;color:${QUIET};font-size:13px;line-height:18px;overflow-wrap:anywhere;word-break:break-word`,
  quietLink: `color:${QUIET}`,
  foot: `margin:40px 0 0;padding:16px 0 0;border-top:1px solid ${HAIR};color:${QUIET};font-size:13px;line-height:18px`,
});
type LetterStyle = ReturnType<typeof styleIn>;

/**
 * Renders a letter as HTML: one column without tables, scripts, pictures and external files. So it looks the
 * same in all mail programs, and cannot be used to track whether it was opened. Every value is escaped.
 */
export function letterHtml(letter: Letter, shop: LetterShop): string {
  const { shopName, publicUrl, ink = SHOP_INK } = shop;
  const style = styleIn(ink);
  const subject = escapeHtml(letter.subject);
  const sentences = (texts: readonly string[]) =>
    texts.map((text) => `<p style="${style.sentence}">${escapeHtml(text)}</p>`);
  return [
    '<!doctype html>',
    '<html lang="ru">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${subject}</title>`,
    '</head>',
    `<body style="${style.page}">`,
    ...(letter.preheader ? [`<div style="${style.preheader}">${escapeHtml(letter.preheader)}</div>`] : []),
    `<div style="${style.column}">`,
    `<p style="${style.wordmark}">${escapeHtml(shopName)}</p>`,
    `<h1 style="${style.heading}">${subject}</h1>`,
    ...blocksHtml(letter.blocks ?? [], { publicUrl, style }),
    ...sentences(letter.before),
    ...(letter.entries ?? []).map((entry) => entryHtml(entry, style)),
    ...(letter.link ? linkHtml(letter.link, style) : []),
    ...sentences(letter.after),
    ...(letter.foot ? [footHtml(letter.foot, style)] : []),
    `<p style="${style.foot}">${escapeHtml(shopNamed('Магазин', shopName))}<br><a href="${hrefOf(publicUrl)}" style="${style.quietLink}">${escapeHtml(new URL(publicUrl).host)}</a>${phoneHtml(shop, style.quietLink)}</p>`,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function linkHtml({ label, href }: NonNullable<Letter['link']>, style: LetterStyle): string[] {
  const address = hrefOf(href);
  return [
    `<p style="${style.buttonRow}"><a href="${address}" style="${style.button}">${escapeHtml(label)}</a></p>`,
    `<p style="${style.address}">Если кнопка не\u00a0работает, откройте адрес: <a href="${address}" style="${style.quietLink}">${escapeHtml(href)}</a></p>`,
  ];
}

const entryHtml = (
  { title, lines, href }: NonNullable<Letter['entries']>[number],
  style: LetterStyle,
): string =>
  `<p style="${style.entry}"><a href="${hrefOf(href)}" style="${style.entryLink}">${escapeHtml(title)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>`;

const footHtml = ({ words, label, href }: NonNullable<Letter['foot']>, style: LetterStyle): string =>
  `<p style="${style.foot}">${escapeHtml(words)}<br><a href="${hrefOf(href)}" style="${style.quietLink}">${escapeHtml(label)}</a></p>`;
