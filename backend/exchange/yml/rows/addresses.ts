import { slugify } from '#shared/text/slug.ts';
import { codeMark } from '../../../domain/vendor-codes.ts';
import { cutSlug } from '../feed/categories.ts';
import type { ModelColour } from '../offers/merge-offers.ts';

/** Maximum number of characters of the model's part of a slug (`MODEL`), and of the whole slug. */
const MODEL = 100;
const WHOLE = 160;
/** Maximum number of characters of a maker's code in the contract. */
const CODE = 40;

/** Candidates for a unique name, best first. The last one is certain to be unique. */
export type Candidates = readonly [string, ...string[]];

const tail = (id: string) => id.replaceAll('-', '').slice(0, 8);

/**
 * Candidates for the slug of a model: its name, then the name with the maker's code, then the name with the
 * model's id.
 */
export function groupSlugs(name: string, vendorCode: string, groupId: string): Candidates {
  const words = cutSlug(slugify(name), MODEL) || 'tovar';
  const code = cutSlug(slugify(vendorCode), 30);
  return [words, ...(code ? [`${words}-${code}`] : []), `${words}-${tail(groupId)}`, `${words}-${groupId}`];
}

/**
 * Candidates for the slug of a colour's page: first the slug in the feed, if a shop has exported the feed;
 * then the names of model and colour; then these names with the colour's id.
 */
export function productUrls(slug: string, colour: ModelColour, ownFamily: boolean, id: string): Candidates {
  const family = slugify(colour.colour.family);
  const shade = slugify(colour.colour.name) || 'tsvet';
  const usual = [...(ownFamily ? [family] : []), shade].map((word) => cutSlug(`${slug}-${word}`, WHOLE - 37));
  const [first = slug] = colour.productUrl ? [colour.productUrl, ...usual] : usual;
  return [
    first,
    ...usual,
    `${cutSlug(`${slug}-${shade}`, WHOLE - 37)}-${tail(id)}`,
    `${cutSlug(slug, WHOLE - 37)}-${id}`,
  ];
}

/**
 * Candidates for the code of a colour, which must be unique in the shop: the maker's code, then this code
 * with the word for the colour. A code that the shop generates contains a part of the model's id
 * (`codeMark`), by which the shop recognises it and hides it from shoppers.
 */
export function vendorCodes(
  maker: string,
  colour: ModelColour,
  isShared: boolean,
  groupId: string,
): Candidates {
  const base = maker || codeMark(groupId);
  const word = slugify(colour.colour.word).toUpperCase().slice(0, 16) || 'COLOUR';
  const long = `${base.slice(0, CODE - 17)}-${word}`;
  const certain = `${base.slice(0, CODE - 18)}-${codeMark(groupId)}-${word.slice(0, 8)}`;
  return [...(maker && !isShared ? [maker] : []), long, certain] as unknown as Candidates;
}

/** Assigns unique names. Each owner gets the first of its candidates that no earlier owner has. */
export class Register {
  /** The owner of each name. */
  readonly #owners: Map<string, string>;

  constructor(owners: Iterable<readonly [string, string]>) {
    this.#owners = new Map(owners);
  }

  /** Assigns a name to the owner; undefined if other owners have all candidates. */
  give(owner: string, candidates: readonly string[]): string | undefined {
    const free = candidates.find((one) => (this.#owners.get(one) ?? owner) === owner);
    if (free !== undefined) this.#owners.set(free, owner);
    return free;
  }
}
