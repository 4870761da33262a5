import { dialled } from '#shared/forms/phone.ts';
import { escapeHtml, hrefOf } from './html.ts';
import type { LetterBlock } from './letter-block.ts';
import { blocksHtml, blocksText } from './letter-blocks.ts';

/** The content of a message to a shopper. Both the plain text and the HTML of an e-mail are made from it. */
export type Letter = {
  subject: string;
  /** The preview that mail programs show beside the subject. Default: the first words of the letter. */
  preheader?: string;
  /** Content of a newsletter, from a retailer's file. It comes before all other content. */
  blocks?: readonly LetterBlock[];
  /** Sentences before the button, one paragraph each. */
  before: readonly string[];
  /** Things that the letter lists, each with a link. `lines` describe the thing. */
  entries?: readonly { title: string; lines: readonly string[]; href: string }[];
  /** The main link, as a button with the text `label`. The plain text contains the URL instead. */
  link?: { label: string; href: string };
  /** Sentences after the button, one paragraph each. */
  after: readonly string[];
  /** Small print at the end of the letter, with a link. */
  foot?: { words: string; label: string; href: string };
};

/**
 * The shop that sends a letter. `publicUrl` is its origin without a trailing slash, `ink` the colour of the
 * text.
 */
export type LetterShop = {
  shopName: string;
  publicUrl: string;
  ink?: string | undefined;
  /** Phone number of the shop; `hours` is when someone answers it. */
  phone?: string | undefined;
  hours?: string | undefined;
};

/**
 * One line with phone number and hours: «+7 495 000-00-00, ежедневно с 9 до 21». Undefined without a phone.
 */
export const phoneLine = ({ phone, hours }: Pick<LetterShop, 'phone' | 'hours'>): string | undefined =>
  phone && [phone, hours].filter(Boolean).join(', ');

/** The line with phone number and hours as HTML. The phone number is a link; `style` is its CSS. */
export function phoneHtml({ phone, hours }: Pick<LetterShop, 'phone' | 'hours'>, style: string): string {
  if (!phone) return '';
  const link = `<a href="tel:${escapeHtml(dialled(phone))}" style="${style}">${escapeHtml(phone)}</a>`;
  return `<br>${[link, hours && escapeHtml(hours)].filter(Boolean).join(', ')}`;
}

/**
 * The name of the shop in quotation marks after a word such as «Магазин», so that the name itself need not be
 * declined. Quotation marks inside the name are replaced by those for nested quotations.
 */
export const shopNamed = (word: 'Магазин' | 'магазине' | 'магазина', shopName: string): string =>
  `${word} «${shopName.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** Renders a letter as plain text: each sentence and each URL on its own line, the shop's name at the end. */
export const letterText = (letter: Letter, shop: LetterShop): string =>
  [
    ...blocksText(letter.blocks ?? [], shop.publicUrl),
    ...linesOf(letter),
    '',
    ...footText(letter),
    ...[shopNamed('Магазин', shop.shopName), shop.publicUrl, phoneLine(shop)].filter(Boolean),
  ].join('\n');

/** Renders a letter as a text message. It is short, because text messages are billed by length. */
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
 * CSS fonts of letters. Mail programs cannot load Commissioner, the shop's font, so similar fonts follow that
 * most devices have.
 */
const FONT = "Commissioner,'Helvetica Neue',Helvetica,Arial,sans-serif";
/** Default colour of the text in letters; a brand kit can set another one. */
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
 * Renders a letter as HTML: a single column without tables, scripts, pictures or external files. It thus
 * looks the same in all mail programs, and cannot be used to track whether a shopper has opened it. All
 * values are escaped.
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
