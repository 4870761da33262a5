import type { Badge } from '@/lib/api';
import { productHref } from '@/lib/paths';
import { BADGE_NAMES, type CardData } from './card-data';
import { type InPage, readPart } from './in-page';

/** Where second pictures differ from the first, by lines: empty where there is none, '=' for the same as before. */
type Unsaid = { seconds: string };

/** What the markup of cards does not say. The cards themselves when one of them is of an unusual kind. */
export type UnsaidOfCards = Unsaid | { list: CardData[] };

type CardPicture = CardData['picture'];

const FILE = '{width}.{format}';

/** The cards of a page of goods. */
export function cardsOf(cards: InPage<CardData[], UnsaidOfCards>): CardData[] {
  return readPart(cards, (unsaid) =>
    'list' in unsaid ? unsaid.list : readCards(document.querySelector('.goods-list .card-grid'), unsaid),
  );
}

export function unsaidOfCards(list: CardData[]): UnsaidOfCards {
  const seconds = list.map(({ picture, hoverPicture }) => (hoverPicture ? write(hoverPicture, picture) : ''));
  const isUsual = ({ picture, hoverPicture }: CardData, at: number) =>
    picture.template.endsWith(FILE) &&
    JSON.stringify(read(seconds[at] ?? '', picture)) === JSON.stringify(hoverPicture);
  return list.every(isUsual) ? { seconds: joined(seconds) } : { list };
}

/** The cards that product-card and card-views have written into a grid. */
export function readCards(grid: Element | null, { seconds }: Unsaid): CardData[] {
  const cards = [...(grid?.querySelectorAll('.card') ?? [])];
  const apart = takenApart(seconds);
  return cards.slice(0, apart.length).map((card, at) => readCard(card, apart[at] ?? ''));
}

function joined(seconds: readonly string[]): string {
  return seconds.map((one, at) => (at > 0 && one === seconds[at - 1] ? '=' : one)).join('\n');
}

function takenApart(seconds: string): string[] {
  let before = '';
  return seconds.split('\n').map((one) => {
    before = one === '=' ? before : one;
    return before;
  });
}

function readCard(card: Element, second: string): CardData {
  const textOf = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  const attributeOf = (selector: string, name: string) =>
    card.querySelector(selector)?.getAttribute(name) ?? '';
  const badge = textOf('.card-badge');
  const sources = attributeOf('source', 'srcset').split(', ');
  const picture: CardPicture = {
    template: (sources[0] ?? '').replace(/\d+\.avif \d+w$/, FILE),
    widths: sources.map((source) => Number(/(\d+)w$/.exec(source)?.[1])),
    alt: attributeOf('img', 'alt'),
    tint: hexIn(attributeOf('img', 'style')),
  };
  const hexes = [...card.querySelectorAll('.card-swatches i')].map((dot) => hexIn(dot.getAttribute('style')));
  const names = namesIn(textOf('.card-swatches .sr-only'), hexes.length);
  return {
    productUrl: attributeOf('.card-link', 'href').slice(productHref('').length),
    // The heading is typeset: it may hold soft hyphens.
    name: attributeOf('.card-plus', 'aria-label').replace(/^.*?: /, ''),
    price: amountIn(textOf('.card-caption b')) ?? 0,
    priceBefore: amountIn(textOf('s')),
    discountPercent: numberIn(textOf('s + span')),
    badge: (Object.keys(BADGE_NAMES) as Badge[]).find((one) => BADGE_NAMES[one] === badge) ?? null,
    picture,
    hoverPicture: read(second, picture),
    colourCount: Math.max(hexes.length, 1) + Number(textOf('.card-swatches span[aria-hidden]')),
    colours: hexes.map((hex, at) => ({ hex, displayValue: names[at] ?? '' })),
  };
}

function hexIn(style: string | null): string {
  return /#\w{6}/.exec(style ?? '')?.[0] ?? '';
}

/** «Цвета: Кэмел, Экрю и ещё 3»: so many names. One that holds a comma falls apart, and is said the same. */
function namesIn(text: string, count: number): string[] {
  const names = text.replace(/^.*?: | и\u00a0ещё \d+$/g, '').split(', ');
  return [...names.slice(0, count - 1), names.slice(count - 1).join(', ')];
}

/** «1 749,50 ₽» */
function amountIn(text: string): number | null {
  const roubles = numberIn(text);
  return roubles === null ? null : Math.round(roubles * 100);
}

function numberIn(text: string): number | null {
  const digits = text.replace(/[^\d,]/g, '').replace(',', '.');
  return digits === '' ? null : Number(digits);
}

/** A second picture as what differs from the first: its tint, the widths when they do, parts of its address. */
function write({ tint, widths, template }: CardPicture, first: CardPicture): string {
  const known = first.template.split('/');
  const parts = template.split('/').map((part, at) => (part === known[at] ? '' : part));
  return [tint, `${widths}` === `${first.widths}` ? '' : widths, parts.join('/')].join(' ');
}

function read(second: string, first: CardPicture): CardPicture | null {
  const [tint = '', widths, parts] = second.split(' ');
  if (parts === undefined) return null;
  const known = first.template.split('/');
  return {
    tint,
    widths: widths ? widths.split(',').map(Number) : first.widths,
    template: parts
      .split('/')
      .map((part, at) => part || (known[at] ?? ''))
      .join('/'),
    alt: '',
  };
}
