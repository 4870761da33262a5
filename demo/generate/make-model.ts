import { slugify } from '#shared/text/slug.ts';
import { discountSteps, reduced } from '../garments/prices.ts';
import type { Blueprint, BlueprintColour, BlueprintSize } from './blueprints.ts';
import { type Chance, chanceOf } from './chance.ts';
import { makeDescription } from './make-description.ts';
import { makeName } from './make-name.ts';
import { modelNumber } from './numbering.ts';

export type GeneratedModel = {
  blueprint: Blueprint;
  slug: string;
  name: string;
  description: string;
  publishedAt: Date;
  popularity: number;
  variants: GeneratedVariant[];
};

type GeneratedVariant = {
  of: BlueprintColour;
  productUrl: string;
  vendorCode: string;
  /** Prices in kopecks. */
  price: number;
  priceBefore: number | null;
  articles: GeneratedArticle[];
};

type GeneratedArticle = {
  size: BlueprintSize;
  sku: string;
  stock: number;
  /** Number of pieces in each store; together at most the stock. */
  inStores: { store: string; quantity: number }[];
};

export type ModelContext = {
  seed: number;
  blueprint: (chance: Chance) => Blueprint;
  /** Codes of the stores that have goods; may be empty. */
  stores: readonly string[];
  now: Date;
};

const DAY = 86_400_000;
/** A model is new for this many days after its publication. */
const NEW_DAYS = 30;
const OLD_DAYS = 500;
/**
 * Shares (0–1): of new models, of reduced models, of reduced colours in a reduced model, of sold-out sizes,
 * and of sizes that stores have.
 */
const shares = { new: 0.085, reduced: 0.31, reducedColour: 0.9, soldOut: 0.04, inStores: 0.15 };
/** The share of models with one colour, two colours, three, and so on. */
const colourCounts = [0.05, 0.15, 0.26, 0.22, 0.14, 0.09, 0.06, 0.03];
/** Popularity of the less popular half of the models, and of the best seller. */
const LEAST_POPULAR = 3;
const MOST_POPULAR = 900_000;
/** At most this many letters of a model's name are used for its slug. */
const SLUG_WORDS = 90;

/**
 * Makes the model with this index (from 0). For the same seed, day and stores it is always the same model.
 */
export function makeModel(index: number, { seed, blueprint, stores, now }: ModelContext): GeneratedModel {
  const chance = chanceOf(seed, index);
  const after = blueprint(chance);
  const name = makeName(after, chance);
  const number = modelNumber(seed, index);
  const slug = `${slugify(name).slice(0, SLUG_WORDS).replace(/-$/, '')}-${number}`;
  const isNew = chance.happens(shares.new);
  const base = priceNear(after, chance);
  const percent = !isNew && chance.happens(shares.reduced) ? chance.pick(discountSteps) : 0;
  const sizes = sizeRunOf(after, chance);
  const variants = chance.sample(after.colours, colourCount(chance)).map((of): GeneratedVariant => {
    const vendorCode = `${after.prefix}-${number}-${of.code}`;
    const isReduced = percent > 0 && chance.happens(shares.reducedColour);
    const offered = isReduced ? reduced(base, percent) : base;
    // A small discount may disappear when the price is rounded to end with 90.
    const hasDiscount = offered < base;
    return {
      of,
      productUrl: `${slug}-${slugify(of.colour.displayValue)}`,
      vendorCode,
      price: (hasDiscount ? offered : base) * 100,
      priceBefore: hasDiscount ? base * 100 : null,
      articles: articlesOf({ of, sizes, vendorCode, stores }, chance),
    };
  });
  return {
    blueprint: after,
    slug,
    name,
    description: makeDescription(after.model, after.prices, chance),
    publishedAt: publicationDate(isNew, now, chance),
    popularity: popularityOf(chance),
    variants,
  };
}

/** A price in roubles near that of the demo's model, within the range for such goods. Ends with 90. */
function priceNear({ model, band: [low, high] }: Blueprint, chance: Chance): number {
  const near = model.price * (0.6 + 0.9 * chance.fraction());
  return Math.min(high, Math.max(low, Math.round(near / 100) * 100 - 10));
}

/** Three to six consecutive sizes; fewer if the demo model has fewer. */
function sizeRunOf({ model }: Blueprint, chance: Chance): ReadonlySet<string> {
  const all = model.sizes.map(({ value }) => value);
  const length = Math.min(all.length, chance.whole(3, 6));
  const from = chance.whole(0, all.length - length);
  return new Set(all.slice(from, from + length));
}

function colourCount(chance: Chance): number {
  let left = chance.fraction();
  const count = colourCounts.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return count < 0 ? colourCounts.length : count + 1;
}

type Made = {
  of: BlueprintColour;
  sizes: ReadonlySet<string>;
  vendorCode: string;
  stores: readonly string[];
};

function articlesOf({ of, sizes, vendorCode, stores }: Made, chance: Chance): GeneratedArticle[] {
  const isSoldOut = chance.happens(shares.soldOut);
  const keepers = chance.happens(shares.inStores) ? chance.sample(stores, chance.whole(1, 3)) : [];
  return of.sizes
    .filter(({ value }) => sizes.has(value))
    .map((size) => {
      const stock = isSoldOut ? 0 : stockOf(chance);
      let left = stock;
      const inStores = keepers.flatMap((store) => {
        const quantity = chance.happens(0.7) ? Math.min(left, chance.whole(1, 3)) : 0;
        left -= quantity;
        return quantity > 0 ? [{ store, quantity }] : [];
      });
      return { size, sku: `${vendorCode}-${size.suffix}`, stock, inStores };
    });
}

/**
 * Draws the stock of a size: a tenth of the sizes are sold out, about a seventh of the others have one to
 * three pieces, and the remaining sizes have four to forty.
 */
function stockOf(chance: Chance): number {
  if (chance.happens(0.1)) return 0;
  return chance.happens(0.15) ? chance.whole(1, 3) : chance.whole(4, 40);
}

/** A new model was published within the last thirty days, another model usually within the last year. */
function publicationDate(isNew: boolean, now: Date, chance: Chance): Date {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const age = isNew ? chance.fraction() * NEW_DAYS : NEW_DAYS + 1 + chance.fraction() ** 1.5 * OLD_DAYS;
  return new Date(today - Math.floor((age * DAY) / 60_000) * 60_000);
}

/**
 * Draws a popularity by Zipf's law: the share of models with at least a given popularity is inversely
 * proportional to it.
 */
function popularityOf(chance: Chance): number {
  return Math.min(MOST_POPULAR, Math.floor(LEAST_POPULAR / (1 - chance.fraction())));
}
