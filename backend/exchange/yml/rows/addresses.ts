import { slugify } from '#shared/text/slug.ts';
import { codeMark } from '../../../domain/vendor-codes.ts';
import { cutSlug } from '../feed/categories.ts';
import type { ModelColour } from '../offers/merge-offers.ts';

/** Characters of a model's part of an address, and of the whole. */
const MODEL = 100;
const WHOLE = 160;
/** Characters of a maker's code that the contract allows. */
const CODE = 40;

/** What may be given to something, best first; the last is its own for certain. */
export type Candidates = readonly [string, ...string[]];

const tail = (id: string) => id.replaceAll('-', '').slice(0, 8);

/** Names of a model in addresses: by its words, then with the maker's code, then with its id. */
export function groupSlugs(name: string, vendorCode: string, groupId: string): Candidates {
  const words = cutSlug(slugify(name), MODEL) || 'tovar';
  const code = cutSlug(slugify(vendorCode), 30);
  return [words, ...(code ? [`${words}-${code}`] : []), `${words}-${tail(groupId)}`, `${words}-${groupId}`];
}

/** Addresses of a colour: the one it had in another shop, then model and colour, then with its id. */
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
 * Codes of a colour, unique in the shop: the maker's when no other colour has it, then with the colour's own code. What
 * the shop adds by itself is known by its mark, and no shopper sees it.
 */
export function vendorCodes(
  maker: string,
  colour: ModelColour,
  isShared: boolean,
  groupId: string,
): Candidates {
  const base = maker || codeMark(groupId);
  const word =
    slugify(colour.colour.code || colour.colour.name)
      .toUpperCase()
      .slice(0, 16) || 'COLOUR';
  const long = `${base.slice(0, CODE - 17)}-${word}`;
  const certain = `${base.slice(0, CODE - 18)}-${codeMark(groupId)}-${word.slice(0, 8)}`;
  return [...(maker && !isShared ? [maker] : []), long, certain] as unknown as Candidates;
}

/**
 * Gives each its first free candidate, in the order of asking. What something has already, it keeps as
 * long as it is one of its candidates or addresses are kept for ever.
 */
export class Register {
  /** Who has what. */
  readonly #owners: Map<string, string>;

  constructor(owners: Iterable<readonly [string, string]>) {
    this.#owners = new Map(owners);
  }

  /** Undefined when all of them are taken. */
  give(owner: string, candidates: readonly string[]): string | undefined {
    const free = candidates.find((one) => (this.#owners.get(one) ?? owner) === owner);
    if (free !== undefined) this.#owners.set(free, owner);
    return free;
  }
}
