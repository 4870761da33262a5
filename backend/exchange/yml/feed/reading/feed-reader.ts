import { clip } from '#shared/text/plain-text.ts';
import { ymlElement } from '../feed-elements.ts';
import { FeedError } from '../feed-error.ts';
import { knownParam } from '../params.ts';
import type { FeedItem, RawCategory, RawCurrency, RawField, RawOffer } from '../raw-offer.ts';
import { isStockElement } from '../stock-elements.ts';

type Attributes = Readonly<Record<string, string>>;

/** An XML element whose end tag has not been read yet. The contents of unknown elements are ignored. */
type Open = {
  name: string;
  attributes: Attributes;
  line: number;
  text: string;
  /** Texts of nested elements that contain numbers of pieces. */
  parts: string[];
};

/**
 * Elements that some feeds wrap in another element: <params><param …/></params>,
 * <pictures><picture/></pictures>.
 */
const INSIDE_OTHERS = new Set(['param', 'picture', 'barcode']);
/** Matches names of attributes that may contain the number of pieces. */
const IN_ATTRIBUTE = /^(?:value|instock|in_stock|quantity|qty|count|amount|stock)$/i;

/** Maximum number of characters of one offer. YML allows descriptions of up to 6,000. */
const OFFER_LIMIT = 1_000_000;
/**
 * Maximum number of characters of one field, because regular expressions are applied to it. The limit is
 * above the longest text that the shop shows, so that the shop notices and reports when it cuts a longer
 * text.
 */
const FIELD_LIMIT = 4_000;
const DESCRIPTION_LIMIT = 20_000;
const CATEGORY_LIMIT = 100_000;
const OUTLET_LIMIT = 5000;

/**
 * Converts the XML elements of a YML feed to items: the shop and its offers. Only one offer is in memory at a
 * time. Throws FeedError if the document is not a YML feed.
 */
export class FeedReader {
  #ready: FeedItem[] = [];
  readonly #path: Open[] = [];
  #offer: RawOffer | undefined;
  #offerLength = 0;
  #shopName = '';
  readonly #currencies: RawCurrency[] = [];
  readonly #categories: RawCategory[] = [];
  #seen = { shop: false, offers: false };

  open(given: string, attributes: Attributes, line: number): void {
    const name = this.#offer ? ymlElement(given) : given;
    if (this.#path.length === 0 && name !== 'yml_catalog')
      throw new FeedError(`Line ${line}: the feed begins with <${name}>, not with <yml_catalog>.`);
    this.#path.push({ name, attributes, line, text: '', parts: [] });
    const place = this.#place();
    if (place === 'yml_catalog/shop') this.#seen.shop = true;
    else if (place === 'yml_catalog/shop/offers') this.#openOffers(line);
    else if (place === 'yml_catalog/shop/offers/offer') this.#openOffer(attributes, line);
    else if (place === 'yml_catalog/shop/currencies/currency')
      this.#currencies.push({ id: attributes.id ?? '', rate: attributes.rate ?? '' });
    else if (name === 'outlets' && this.#offer) this.#offer.outlets ??= [];
    else if (name === 'outlet' && this.#offer) this.#addOutlet(this.#offer, attributes, line);
  }

  text(text: string, line: number): void {
    const open = this.#path.at(-1);
    if (!open) return;
    if (this.#offer) {
      this.#offerLength += text.length;
      if (this.#offerLength > OFFER_LIMIT)
        throw new FeedError(`Line ${line}: the offer that begins on line ${this.#offer.line} is not closed.`);
    }
    open.text += text;
  }

  close(name: string): void {
    const place = this.#place();
    const open = this.#path.pop();
    if (!open) return;
    const { attributes, line } = open;
    const value = open.text.trim();
    // An element inside a field is HTML that the feed has not escaped. Its text becomes part of the field.
    const around = this.#path.at(-1);
    if (this.#offer && around && this.#path.length > 4) {
      if (INSIDE_OTHERS.has(open.name)) {
        this.#addField(this.#offer, open, value);
        return;
      }
      around.text += ` ${open.text} `;
      this.#passOnPieces(this.#offer, open, around);
    }
    if (this.#offer && place === 'yml_catalog/shop/offers/offer') this.#closeOffer(this.#offer);
    else if (this.#offer && this.#path.length === 4) this.#addField(this.#offer, open, value);
    else if (place === 'yml_catalog/shop/name') this.#shopName = value;
    else if (place === 'yml_catalog/shop/categories/category') {
      if (this.#categories.length >= CATEGORY_LIMIT)
        throw new FeedError(`Line ${line}: the feed has more than ${CATEGORY_LIMIT} categories.`);
      this.#categories.push({
        id: attributes.id ?? '',
        parentId: attributes.parentId ?? '',
        name: value,
        line,
      });
    }
    if (name === 'yml_catalog') this.finish();
  }

  /** Returns the items that were completed since the previous call. */
  take(): FeedItem[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Call this at the end of the document. Throws FeedError if it lacks an element that a feed must have. */
  finish(): void {
    if (!this.#seen.shop) throw new FeedError('The feed has no <shop>.');
    if (!this.#seen.offers) throw new FeedError('The feed has no <offers>.');
  }

  #place(): string {
    return this.#path.map(({ name }) => name).join('/');
  }

  #openOffers(line: number): void {
    if (this.#seen.offers) throw new FeedError(`Line ${line}: the feed has a second <offers>.`);
    this.#seen.offers = true;
    this.#ready.push({
      kind: 'shop',
      name: this.#shopName,
      currencies: this.#currencies,
      categories: this.#categories,
    });
  }

  #openOffer(attributes: Attributes, line: number): void {
    this.#offerLength = 0;
    this.#offer = {
      line,
      id: (attributes.id ?? '').trim(),
      groupId: (attributes.group_id ?? '').trim(),
      available: (attributes.available ?? '').trim(),
      fields: {},
      params: [],
      outlets: null,
    };
  }

  #addOutlet(offer: RawOffer, attributes: Attributes, line: number): void {
    const { id = '', instock = piecesInAttribute(attributes) } = attributes;
    offer.outlets ??= [];
    if (offer.outlets.length >= OUTLET_LIMIT)
      throw new FeedError(`Line ${line}: the offer has more than ${OUTLET_LIMIT} outlets.`);
    offer.outlets.push({ id: id.trim(), instock: instock.trim(), line });
  }

  /**
   * Adds a number of pieces to the element around it, because feeds nest such numbers: <stocks><stock
   * store="1">3</stock></stocks>, <outlet><instock>3</instock></outlet>.
   */
  #passOnPieces(offer: RawOffer, { name, attributes, text, parts }: Open, around: Open): void {
    const isStock = isStockElement(name) || isStockElement(around.name);
    const own = text.trim() || (isStock ? piecesInAttribute(attributes) : '');
    const outlet = around.name === 'outlet' ? offer.outlets?.at(-1) : undefined;
    if (outlet && isStock) outlet.instock ||= own;
    else if (name === 'outlet' || around.name === 'outlet') return;
    else if (parts.length > 0) around.parts.push(...parts);
    else if (isStock && own !== '') around.parts.push(own);
  }

  #addField(offer: RawOffer, open: Open, text: string): void {
    const { name, attributes, line } = open;
    const isStock = isStockElement(name) || open.parts.length > 0;
    if (isStock) {
      const parts = open.parts.length > 0 ? open.parts : [piecesInAttribute(attributes)];
      const hasParts = open.parts.length > 0 || (text === '' && parts[0] !== '');
      const stockName = isStockElement(name) ? name : 'stock';
      addTo(offer.fields, stockName, {
        value: hasParts ? parts.join(' + ') : clip(text, FIELD_LIMIT),
        line,
        ...(hasParts && { parts }),
      });
      return;
    }
    const value = clip(text, name === 'description' ? DESCRIPTION_LIMIT : FIELD_LIMIT);
    if (name === 'param') {
      const unit = (attributes.unit ?? '').trim();
      offer.params.push({ name: clip((attributes.name ?? '').trim(), FIELD_LIMIT), unit, value, line });
    } else if (value !== '' && knownParam(name) !== undefined)
      // Some feeds have <size> and <color> instead of <param>.
      offer.params.push({ name, unit: (attributes.unit ?? '').trim(), value, line });
    else if (name === 'group_id') offer.groupId ||= value;
    else if (name === 'price' && attributes.from === 'true')
      addTo(offer.fields, name, { value: `от ${value}`, line });
    else if (value !== '') addTo(offer.fields, name, { value, line });
  }

  #closeOffer(offer: RawOffer): void {
    this.#ready.push({ kind: 'offer', offer });
    this.#offer = undefined;
  }
}

const piecesInAttribute = (attributes: Attributes): string =>
  Object.entries(attributes)
    .find(([name]) => IN_ATTRIBUTE.test(name))?.[1]
    .trim() ?? '';

/**
 * Adds a value to the field with this name. The name comes from the feed, so it may equal a property that
 * every JavaScript object inherits, such as `constructor`.
 */
function addTo(fields: RawOffer['fields'], name: string, field: RawField): void {
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  Object.defineProperty(fields, name, {
    value: [...(before ?? []), field],
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
