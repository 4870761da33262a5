import { isOneSize, looksLikeSize } from '#shared/goods/size-label.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode } from '../feed/internal-code.ts';
import { knownParam, type ParamKey } from '../feed/params.ts';
import type { FeedItem, RawCategory, RawOffer } from '../feed/raw-offer.ts';
import { colourIn, toColour } from '../offers/colour.ts';
import { readComposition } from '../offers/composition.ts';

/** Limits of params and values that are examined. More would only repeat. */
const PARAMS = 500;
const VALUES = 200;

type ParamFacts = { name: string; offers: number; values: Set<string> };

/** What the offers of a category lack. */
export type CategoryFacts = {
  category: RawCategory;
  offers: number;
  withSize: number;
  withoutColour: number;
  /** Offers whose name mentions a colour. */
  colourInName: number;
};

/** Facts for a proposed mapping, collected offer by offer. Memory does not grow with the feed. */
export class FeedFacts {
  offers = 0;
  readonly #params = new Map<string, ParamFacts>();
  readonly #categories = new Map<string, CategoryFacts>();
  readonly #unknownColours = new Map<string, number>();
  #raw: readonly RawCategory[] = [];

  add(item: FeedItem): void {
    if (item.kind === 'shop') this.#raw = item.categories;
    else this.#addOffer(item.offer);
  }

  /** Guessed meanings of params whose names the shop does not know. */
  guesses(): { name: string; key: ParamKey; offers: number }[] {
    return [...this.#params.values()].flatMap(({ name, offers, values }) => {
      const key = guess(name, [...values]);
      return key ? [{ name, key, offers }] : [];
    });
  }

  /** Facts of the categories, counting sizes and colours from the guessed params. */
  get categories(): readonly CategoryFacts[] {
    return [...this.#categories.values()];
  }

  /** Colours without a known family, most frequent first. */
  get unknownColours(): readonly string[] {
    return [...this.#unknownColours].sort(([, one], [, other]) => other - one).map(([name]) => name);
  }

  #addOffer(offer: RawOffer): void {
    this.offers += 1;
    const keys = new Set<ParamKey>();
    for (const { name, value } of offer.params) {
      if (value === '') continue;
      const key = knownParam(name);
      if (key === undefined) this.#addParam(name, value);
      else if (key !== 'colour' || !isInternalCode(value)) keys.add(key);
      if (key === 'colour' && !isInternalCode(value) && !toColour(value).isKnown)
        this.#unknownColours.set(value, (this.#unknownColours.get(value) ?? 0) + 1);
    }
    const guessed = new Set(
      offer.params.flatMap(({ name, value }) => (knownParam(name) ? [] : (guess(name, [value]) ?? []))),
    );
    const id = offer.fields.categoryId?.[0]?.value ?? '';
    const category = this.#raw.find((one) => one.id === id);
    if (!category) return;
    const facts = this.#categories.get(id) ?? {
      category,
      offers: 0,
      withSize: 0,
      withoutColour: 0,
      colourInName: 0,
    };
    facts.offers += 1;
    if (keys.has('size') || guessed.has('size')) facts.withSize += 1;
    if (!keys.has('colour') && !keys.has('colourFamily') && !guessed.has('colour')) {
      facts.withoutColour += 1;
      if (colourIn(offer.fields.name?.[0]?.value ?? '')) facts.colourInName += 1;
    }
    this.#categories.set(id, facts);
  }

  #addParam(name: string, value: string): void {
    const key = normalizeForComparison(name);
    const facts = this.#params.get(key) ?? { name, offers: 0, values: new Set<string>() };
    if (!this.#params.has(key) && this.#params.size >= PARAMS) return;
    facts.offers += 1;
    if (facts.values.size < VALUES) facts.values.add(value);
    this.#params.set(key, facts);
  }
}

type Sign = { key: ParamKey; name: RegExp; value: (text: string) => boolean };

/** Signs of a param's meaning: words of its name, and the form of most of its values. */
const signs: readonly Sign[] = [
  {
    key: 'composition',
    name: /состав|материал|composition|fabric/,
    value: (text) => readComposition(text) !== null,
  },
  { key: 'colour', name: /цвет|расцвет|оттен|colou?r/, value: (text) => toColour(text).isKnown },
  {
    key: 'gender',
    name: /^пол($|[^а-я])|gender|sex|для кого/,
    value: (text) => /^(муж|жен|унисекс|male|female|unisex)/i.test(text),
  },
  { key: 'age', name: /возраст|^age/, value: (text) => /взросл|дет|подрост|adult|kid|child|\d/i.test(text) },
  { key: 'season', name: /сезон|season/, value: (text) => /зим|лет|весн|осен|сезон|год/i.test(text) },
  { key: 'size', name: /размер|size/, value: (text) => isOneSize(text) || looksLikeSize(text) },
];

/** Guesses the meaning of a param. Its name and nine of ten values must agree. */
function guess(name: string, values: readonly string[]): ParamKey | undefined {
  const words = normalizeForComparison(name);
  if (/модел|сетк|упаков|таблиц/.test(words)) return undefined;
  return signs.find(
    ({ name: pattern, value }) =>
      pattern.test(words) && values.filter(value).length >= Math.max(1, values.length * 0.9),
  )?.key;
}
