import { isOneSize, looksLikeSize } from '#shared/goods/size-label.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { isInternalCode } from '../feed/internal-code.ts';
import { alsoKnownParam, knownParam, type ParamKey } from '../feed/params.ts';
import type { FeedItem, RawCategory, RawOffer } from '../feed/raw-offer.ts';
import { toColour } from '../offers/colours/colour.ts';
import { colourIn } from '../offers/colours/find-colour.ts';
import { colourAndSizeIn, sizeIn } from '../offers/size-in-name.ts';
import { colourAndSize, listedSizes, severalSizes } from '../offers/split-values.ts';
import { readComposition } from '../offers/values/composition.ts';
import { GroupFacts } from './group-facts.ts';
import { PriceFacts } from './price-facts.ts';

/**
 * At most this many params, and this many values of each, are examined. More would not change the guesses.
 */
const PARAMS = 500;
const VALUES = 200;

type ParamFacts = { name: string; offers: number; values: Set<string> };

/** For a category: how many offers it has, and how many of them lack a size or a colour. */
export type CategoryFacts = {
  category: RawCategory;
  offers: number;
  withSize: number;
  /** Number of offers without a param for the size whose name contains a size. */
  sizeInName: number;
  withoutColour: number;
  /** Number of offers whose name contains a colour. */
  colourInName: number;
};

/**
 * Collects facts about a feed, offer by offer, from which a mapping is proposed. Memory does not grow with
 * the feed.
 */
export class FeedFacts {
  offers = 0;
  /** Number of offers that list several sizes, and the first of these lists as an example. */
  listedSizes = { offers: 0, example: '' };
  readonly groups = new GroupFacts();
  readonly prices = new PriceFacts();
  readonly #params = new Map<string, ParamFacts>();
  readonly #categories = new Map<string, CategoryFacts>();
  readonly #unknownColours = new Map<string, number>();
  #raw: readonly RawCategory[] = [];

  add(item: FeedItem): void {
    if (item.kind === 'shop') this.#raw = item.categories;
    else this.#addOffer(item.offer);
  }

  /** Params with unknown names, each with the meaning that the shop guesses for it. */
  guesses(): { name: string; key: ParamKey; offers: number }[] {
    return [...this.#params.values()].flatMap(({ name, offers, values }) => {
      const key = guess(name, [...values]);
      return key ? [{ name, key, offers }] : [];
    });
  }

  /** Facts about each category. A size or colour in a param with a guessed meaning counts as present. */
  get categories(): readonly CategoryFacts[] {
    return [...this.#categories.values()];
  }

  /** Names of colours whose family is unknown, most frequent first. */
  get unknownColours(): readonly string[] {
    return [...this.#unknownColours].sort(([, one], [, other]) => other - one).map(([name]) => name);
  }

  #addOffer(offer: RawOffer): void {
    this.offers += 1;
    this.groups.add(offer);
    for (const name of ['price', 'oldprice'])
      for (const { value } of offer.fields[name] ?? []) this.prices.add(value);
    this.#addSizes(offer);
    const keys = new Set<ParamKey>();
    for (const { name, value } of offer.params) {
      if (value === '') continue;
      const key = knownParam(name) ?? alsoKnownParam(name);
      if (key === undefined) this.#addParam(name, value);
      else if (key !== 'colour' || !isInternalCode(value)) keys.add(key);
      if (key === 'height' || key === 'international') keys.add('size');
      if (key === 'colourCode' && !isInternalCode(value)) keys.add('colour');
      if (isVariant(key, name, value)) {
        keys.add('size');
        keys.add('colour');
      }
      if (key === 'colour' && !isInternalCode(value) && !toColour(value).isKnown)
        this.#unknownColours.set(value, (this.#unknownColours.get(value) ?? 0) + 1);
    }
    if (keys.size === 0 && colourAndSizeIn(offer.fields.name?.[0]?.value ?? '')) {
      keys.add('size');
      keys.add('colour');
    }
    const guessed = new Set(
      offer.params.flatMap(({ name, value }) =>
        (knownParam(name) ?? alsoKnownParam(name)) ? [] : (guess(name, [value]) ?? []),
      ),
    );
    const id = offer.fields.categoryId?.[0]?.value ?? '';
    const category = this.#raw.find((one) => one.id === id);
    if (!category) return;
    const facts = this.#categories.get(id) ?? {
      category,
      offers: 0,
      withSize: 0,
      sizeInName: 0,
      withoutColour: 0,
      colourInName: 0,
    };
    facts.offers += 1;
    if (keys.has('size') || guessed.has('size')) facts.withSize += 1;
    else if (sizeIn(offer.fields.name?.[0]?.value ?? '') !== undefined) facts.sizeInName += 1;
    if (!keys.has('colour') && !keys.has('colourFamily') && !guessed.has('colour')) {
      facts.withoutColour += 1;
      if (colourIn(offer.fields.name?.[0]?.value ?? '')) facts.colourInName += 1;
    }
    this.#categories.set(id, facts);
  }

  #addSizes({ params }: RawOffer): void {
    const values = params.filter(
      ({ name, value }) =>
        value !== '' &&
        (knownParam(name) ?? (alsoKnownParam(name) ? undefined : guess(name, [value]))) === 'size',
    );
    if (severalSizes(values).sizes.length < 2) return;
    this.listedSizes.example ||= values.map(({ value }) => value).join(', ');
    this.listedSizes.offers += 1;
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

/**
 * Signs by which the meaning of an unknown param is guessed: words in its name, and the form of most of its
 * values.
 */
const signs: readonly Sign[] = [
  {
    key: 'variant',
    name: /характерист|вариа|модифик|исполнен|цвет.*размер|размер.*цвет|опци/,
    value: (text) => colourAndSize(text, true) !== undefined,
  },
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
  { key: 'cup', name: /чашк|cup/, value: (text) => /^[a-kавсде]{1,2}$/i.test(text) },
  { key: 'height', name: /^рост|height/, value: (text) => /^\d{2,3}([–-]\d{2,3})?( см)?$/.test(text) },
  { key: 'inseam', name: /inseam|внутренн.*шв/, value: (text) => /^\d{2}$/.test(text) },
  {
    key: 'size',
    name: /размер|size/,
    value: (text) => isOneSize(text) || looksLikeSize(text) || listedSizes(text) !== undefined,
  },
];

/** Whether a value contains the colour and the size of an offer together. */
const isVariant = (key: ParamKey | undefined, name: string, value: string) =>
  (key ?? guess(name, [value])) === 'variant' && colourAndSize(value, true) !== undefined;

/**
 * Guesses what an unknown param means. Its name and at least nine of ten values must match the signs of the
 * meaning.
 */
function guess(name: string, values: readonly string[]): ParamKey | undefined {
  const words = normalizeForComparison(name);
  if (/модел|сетк|упаков|таблиц/.test(words)) return undefined;
  return signs.find(
    ({ name: pattern, value }) =>
      pattern.test(words) && values.filter(value).length >= Math.max(1, values.length * 0.9),
  )?.key;
}
