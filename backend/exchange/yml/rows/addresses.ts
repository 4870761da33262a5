import { slugify } from '#shared/text/slug.ts';
import { codeMark } from '../../../domain/vendor-codes.ts';
import { cutSlug } from '../feed/categories.ts';
import type { ModelColour } from '../offers/merge-offers.ts';

/** Maximum characters of the model's part of an address, and of the whole address. */
const MODEL = 100;
const WHOLE = 160;
/** The contract's limit of characters in a maker's code. */
const CODE = 40;

/** Candidate names, best first. The last one is certainly unique. */
export type Candidates = readonly [string, ...string[]];

const tail = (id: string) => id.replaceAll('-', '').slice(0, 8);

/** Candidate slugs of a model: from its name, then with the maker's code, then with its id. */
export function groupSlugs(name: string, vendorCode: string, groupId: string): Candidates {
  const words = cutSlug(slugify(name), MODEL) || 'tovar';
  const code = cutSlug(slugify(vendorCode), 30);
  return [words, ...(code ? [`${words}-${code}`] : []), `${words}-${tail(groupId)}`, `${words}-${groupId}`];
}

/** Candidate addresses of a colour: its address in another shop, then model and colour, then with its id. */
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
 * Candidate codes of a colour, unique in the shop: the maker's code, then with the colour's code appended.
 * Codes that the shop invents contain a mark, by which they are hidden from shoppers.
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

/**
 * Assigns unique names: each owner gets its first free candidate, first come, first served. An owner keeps
 * its present name while that is one of its candidates, or always if names are permanent.
 */
export class Register {
  /** Owners by name. */
  readonly #owners: Map<string, string>;

  constructor(owners: Iterable<readonly [string, string]>) {
    this.#owners = new Map(owners);
  }

  /** Undefined if all candidates are taken. */
  give(owner: string, candidates: readonly string[]): string | undefined {
    const free = candidates.find((one) => (this.#owners.get(one) ?? owner) === owner);
    if (free !== undefined) this.#owners.set(free, owner);
    return free;
  }
}
