import { clip } from '#shared/text/plain-text.ts';
import { FeedError } from './feed-error.ts';
import type { FeedItem, RawCategory, RawCurrency, RawOffer } from './raw-offer.ts';
import { isStockElement } from './stock-elements.ts';

type Attributes = Readonly<Record<string, string>>;

/** An open element. The contents of unknown elements are skipped. */
type Open = { name: string; attributes: Attributes; line: number; text: string };

/** Maximum characters of one offer. YML allows descriptions of up to 6,000. */
const OFFER_LIMIT = 1_000_000;
/**
 * Maximum characters of one field. It is more than the shop shows, so that cutting a text is noticed and
 * reported. It must be limited, because patterns are applied to the field.
 */
const FIELD_LIMIT = 4_000;
const DESCRIPTION_LIMIT = 20_000;
const CATEGORY_LIMIT = 100_000;
const OUTLET_LIMIT = 5000;

/**
 * Converts the elements of a YML feed to its shop and offers, with one offer in memory at a time. Throws
 * FeedError if the document is not a YML feed.
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

  open(name: string, attributes: Attributes, line: number): void {
    if (this.#path.length === 0 && name !== 'yml_catalog')
      throw new FeedError(`Line ${line}: the feed begins with <${name}>, not with <yml_catalog>.`);
    this.#path.push({ name, attributes, line, text: '' });
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
    // The element is HTML that was not escaped. Its text belongs to the surrounding element.
    const around = this.#path.at(-1);
    if (this.#offer && around && this.#path.length > 4) around.text += ` ${open.text} `;
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

  /** Returns the items completed since the last call. */
  take(): FeedItem[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Throws FeedError if the document ended without the elements that a feed must have. */
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

  #addOutlet(offer: RawOffer, { id = '', instock = '' }: Attributes, line: number): void {
    offer.outlets ??= [];
    if (offer.outlets.length >= OUTLET_LIMIT)
      throw new FeedError(`Line ${line}: the offer has more than ${OUTLET_LIMIT} outlets.`);
    offer.outlets.push({ id: id.trim(), instock: instock.trim(), line });
  }

  #addField(offer: RawOffer, { name, attributes, line }: Open, text: string): void {
    const value = clip(text, name === 'description' ? DESCRIPTION_LIMIT : FIELD_LIMIT);
    if (name === 'param') {
      const unit = (attributes.unit ?? '').trim();
      offer.params.push({ name: clip((attributes.name ?? '').trim(), FIELD_LIMIT), unit, value, line });
    } else if (value !== '' || isStockElement(name)) {
      const before = Object.hasOwn(offer.fields, name) ? offer.fields[name] : undefined;
      Object.defineProperty(offer.fields, name, {
        value: [...(before ?? []), { value, line }],
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }

  #closeOffer(offer: RawOffer): void {
    this.#ready.push({ kind: 'offer', offer });
    this.#offer = undefined;
  }
}
