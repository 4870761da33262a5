import { escapeHtml, hrefOf } from '../../platform/mail/html.ts';
import { type LetterShop, phoneHtml, phoneLine, SHOP_INK, shopNamed } from '../../platform/mail/letter.ts';

/** A row of a letter: a label and its value, such as «Когда» and «среда, 25 ноября». */
export type Fact = { name: string; value: string };

/** The content of a letter about an order, from which its text version and its HTML version are made. */
export type OrderLetter = {
  subject: string;
  /** Preview text that mail programs show beside the subject: sum and date. */
  preview: string;
  sentences: readonly string[];
  link: { label: string; href: string };
  /** Further links, below the main one. */
  more?: readonly { label: string; href: string }[];
  /** Titled tables of facts. */
  facts: readonly { title: string; rows: readonly Fact[] }[];
  goods: readonly { name: string; note: string; sum: string; picture?: LetterPicture }[];
  sums: readonly Fact[];
  /** The total as the last row of the sums; null if the letter shows no sums. */
  total: Fact | null;
  /** Sums that were paid and returned, shown below the total. */
  paid?: readonly Fact[];
  /** Closing sentences. */
  after: readonly string[];
  /** Structured data (schema.org) for mail programs. */
  data?: object;
};

/**
 * A picture as in the contract: `template` is its URL template, `widths` are the available widths. A letter
 * shows one of them.
 */
type LetterPicture = { template: string; widths: readonly number[] };

/** The shop that sends letters about orders. */
export type OrderLetterShop = LetterShop & {
  /**
   * Whether letters show pictures of the goods; off by default. If on, mail programs load the pictures from
   * the shop when a letter is opened.
   */
  letterPictures?: boolean | undefined;
};

/** Renders the letter as plain text. It has the same content as the HTML version, in the same order. */
export function orderText(letter: OrderLetter, shop: LetterShop): string {
  const { sentences, link, more = [], facts, goods, sums, total, paid = [], after } = letter;
  const row = ({ name, value }: Fact) => `${name}: ${value}`;
  const blocks = [
    sentences,
    [link, ...more].map(({ label, href }) => `${label}: ${href}`),
    ...facts.map(({ title, rows }) => [title, ...rows.map(row)]),
    goods.map(({ name, note, sum }) => `${name} (${note}): ${sum}`),
    [...sums, ...(total ? [total] : []), ...paid].map(row),
    after,
    [shopNamed('Магазин', shop.shopName), shop.publicUrl, ...[phoneLine(shop) ?? []].flat()],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/**
 * CSS of the text, in the style of the shop: black on paper, square corners, one typeface. Mail programs
 * cannot load the shop's font, so similar common fonts follow it.
 */
const fontIn = (ink: string) => `font-family:Commissioner,Arial,'Helvetica Neue',sans-serif;color:${ink};`;
const QUIET = 'color:#55534e;';
const SMALL = 'font-size:13px;line-height:18px;';
const BODY = 'font-size:15px;line-height:22px;';

/**
 * Renders the letter as HTML: tables 600 px wide that shrink on small screens, inline styles, and no external
 * files except the pictures of the goods, so that it looks the same in all mail programs. The URLs of the
 * pictures are the same in all letters, so loading them does not reveal whose letter was opened. Every value
 * is escaped.
 */
export function orderHtml(letter: OrderLetter, shop: OrderLetterShop): string {
  const { shopName, publicUrl, ink = SHOP_INK, letterPictures = false } = shop;
  const {
    subject,
    preview,
    sentences,
    link,
    more = [],
    facts,
    goods,
    sums,
    total,
    paid = [],
    after,
  } = letter;
  const paragraphs = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="${fontIn(ink)}${style}">${escapeHtml(text)}</p>`).join('\n');
  const title = escapeHtml(subject);
  return [
    '<!doctype html>',
    '<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${title}</title>`,
    ...(letter.data ? [dataHtml(letter.data)] : []),
    '<style>@media(max-width:599px){.c{width:100%!important}.p{padding-left:16px!important;padding-right:16px!important}.h{font-size:28px!important;line-height:32px!important}}</style></head>',
    '<body style="margin:0;padding:0;background:#fff">',
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fff"><tr><td align="center">',
    '<table role="presentation" class="c" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px">',
    cell(
      '20px 24px 0',
      `<div style="${fontIn(ink)}border-bottom:1px solid #e0ded9;padding:8px 0 24px;font-size:20px;line-height:28px;letter-spacing:4px;font-weight:bold;text-transform:uppercase">${escapeHtml(shopName)}</div>`,
    ),
    cell(
      '32px 24px 8px',
      `<h1 class="h" style="${fontIn(ink)}margin:0;font-size:34px;line-height:38px;font-weight:normal;letter-spacing:-.5px">${unbroken(title)}</h1>\n${paragraphs(sentences, 'margin:14px 0 0;font-size:16px;line-height:24px')}`,
    ),
    cell('16px 24px 28px', buttonHtml(link, ink) + more.map((one) => moreHtml(one, ink)).join('')),
    ...facts.map(({ title: name, rows }) => cell('0 24px 20px', factsHtml(name, rows, ink))),
    ...(goods.length > 0
      ? [cell('0 24px 8px', goodsHtml(goods, ink, letterPictures ? publicUrl : undefined))]
      : []),
    ...(total ? [cell('0 24px 32px', sumsHtml({ sums, total, paid }, ink))] : []),
    ...(after.length > 0 ? [cell('0 24px 20px', paragraphs(after, `${BODY}margin:0 0 8px`))] : []),
    cell(
      '0 24px 36px',
      `<div style="${fontIn(ink)}${SMALL}${QUIET}border-top:1px solid #e0ded9;padding-top:20px">${escapeHtml(shopNamed('Магазин', shopName))}<br><a href="${hrefOf(publicUrl)}" style="${QUIET}">${escapeHtml(new URL(publicUrl).host)}</a>${phoneHtml(shop, QUIET)}<br>Это письмо о&nbsp;заказе, поэтому отписаться от&nbsp;него нельзя.</div>`,
    ),
    '</table></td></tr></table></body></html>',
    '',
  ].join('\n');
}

/** Wraps the order number in a span that is never broken into two lines. */
const unbroken = (title: string) =>
  title.replace(/№\u00a0[^\s:]+/, '<span style="white-space:nowrap">$&</span>');

const cell = (padding: string, html: string) =>
  `<tr><td class="p" style="padding:${padding}">${html}</td></tr>`;

const table = (edge: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${edge}">${rows}</table>`;

const buttonHtml = ({ label, href }: OrderLetter['link'], ink: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${ink}" style="background:${ink}"><a href="${hrefOf(href)}" style="${fontIn(ink)}display:inline-block;padding:16px 28px;font-size:15px;line-height:20px;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const moreHtml = ({ label, href }: OrderLetter['link'], ink: string) =>
  `<p style="${fontIn(ink)}${BODY}margin:16px 0 0"><a href="${hrefOf(href)}" style="color:${ink}">${escapeHtml(label)}</a></p>`;

/** Structured data as a script element. `<` is escaped, so that no text can end the script. */
const dataHtml = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const PICTURE = { width: 72, height: 96 };

/** The table cell of a picture. It is loaded in twice its displayed width, for high-resolution screens. */
function pictureHtml({ template, widths }: LetterPicture, alt: string, publicUrl: string): string {
  const width = widths.find((one) => one >= PICTURE.width * 2) ?? widths.at(-1) ?? PICTURE.width;
  const path = template.replace('{width}', String(width)).replace('{format}', 'webp');
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`;
  return `<td width="${PICTURE.width}" valign="top" style="padding:12px 16px 12px 0;border-bottom:1px solid #e0ded9"><img src="${hrefOf(new URL(path, publicUrl).href)}" alt="${escapeHtml(alt)}" ${size} style="display:block;width:${PICTURE.width}px;height:${PICTURE.height}px;background:#e4e2dd;border:0;font-size:11px;line-height:14px"></td>`;
}

const factsHtml = (title: string, rows: readonly Fact[], ink: string) =>
  table(
    ink,
    `<tr><td colspan="2" style="${fontIn(ink)}padding:14px 0 6px;font-size:20px;line-height:26px">${escapeHtml(title)}</td></tr>${rows
      .map(
        ({ name, value }) =>
          `<tr><td width="132" valign="top" style="${fontIn(ink)}${BODY}${QUIET}padding:7px 12px 7px 0">${escapeHtml(name)}</td><td valign="top" style="${fontIn(ink)}${BODY}padding:7px 0">${escapeHtml(value)}</td></tr>`,
      )
      .join('')}`,
  );

/**
 * Table rows of the goods. Pictures are shown if `picturesOf`, the origin from which they are loaded, is
 * given.
 */
const goodsHtml = (goods: OrderLetter['goods'], ink: string, picturesOf: string | undefined) =>
  table(
    ink,
    goods
      .map(
        ({ name, note, sum, picture }) =>
          `<tr>${picture && picturesOf ? pictureHtml(picture, name, picturesOf) : ''}<td ${picture || !picturesOf ? '' : 'colspan="2" '}valign="top" style="${fontIn(ink)}${BODY}padding:12px 12px 12px 0;border-bottom:1px solid #e0ded9">${escapeHtml(name)}<br><span style="${SMALL}${QUIET}">${escapeHtml(note)}</span></td><td align="right" valign="top" style="${fontIn(ink)}${BODY}padding:12px 0;border-bottom:1px solid #e0ded9;white-space:nowrap">${escapeHtml(sum)}</td></tr>`,
      )
      .join(''),
  );

const sumRow = ({ name, value }: Fact, style: string, ink: string) =>
  `<tr><td style="${fontIn(ink)}${style}">${escapeHtml(name)}</td><td align="right" style="${fontIn(ink)}${style};white-space:nowrap">${escapeHtml(value)}</td></tr>`;

type Sums = { sums: readonly Fact[]; total: Fact; paid: readonly Fact[] };

function sumsHtml({ sums, total, paid }: Sums, ink: string): string {
  const rows = (facts: readonly Fact[]) =>
    facts.map((row) => sumRow(row, 'padding:5px 0;font-size:15px;line-height:20px', ink)).join('');
  const totalRow = sumRow(total, 'padding:12px 0 6px;font-size:20px;line-height:26px', ink);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows(sums)}${totalRow}${rows(paid)}</table>`;
}
