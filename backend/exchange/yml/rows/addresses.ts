import { slugify } from '#shared/text/slug.ts';
import { codeMark } from '../../../domain/vendor-codes.ts';
import { cutSlug } from '../feed/categories.ts';
import type { ModelColour } from '../offers/merge-offers.ts';

/** Maximum characters of the part of an address that is about the model, and of the whole address. */
const MODEL = 100;
const WHOLE = 160;
/** Maximum characters of a maker's code in the contract. */
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

/**
 * Candidate addresses of a colour: its address in another shop; then model and colour; then these with its
 * id.
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
 * Candidate codes of a colour, which must be unique in the shop: the maker's code, then the code with the
 * colour's word appended. Codes that the shop makes up contain a mark, so that they can be hidden from
 * shoppers.
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
 * Assigns unique names. Each owner gets its first candidate that is free, in the order of the calls. An owner
 * keeps its present name if that is one of its candidates, or always if names are permanent.
 */
export class Register {
  /** The owner of each name. */
  readonly #owners: Map<string, string>;

  constructor(owners: Iterable<readonly [string, string]>) {
    this.#owners = new Map(owners);
  }

  /** Gives the owner a name; undefined if all candidates belong to others. */
  give(owner: string, candidates: readonly string[]): string | undefined {
    const free = candidates.find((one) => (this.#owners.get(one) ?? owner) === owner);
    if (free !== undefined) this.#owners.set(free, owner);
    return free;
  }
}
