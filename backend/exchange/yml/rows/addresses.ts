import { slugify } from '#shared/text/slug.ts';
import { codeMark } from '../../../domain/vendor-codes.ts';
import { cutSlug } from '../feed/categories.ts';
import type { ModelColour } from '../offers/merge-offers.ts';

/**
 * A slug begins with words for the model and may continue with others. Maximum number of characters of the
 * model's words (`MODEL`) and of the whole slug.
 */
const MODEL = 100;
const WHOLE = 160;
/** Maximum number of characters that the contract allows for `vendorCode`, the maker's article number. */
const CODE = 40;

/** Names to try until one is unique, best first. The last one is certain to be unique. */
export type Candidates = readonly [string, ...string[]];

const tail = (id: string) => id.replaceAll('-', '').slice(0, 8);

/**
 * Slugs to try for a model: its name, then the name with the maker's code, then the name with the model's id.
 */
export function groupSlugs(name: string, vendorCode: string, groupId: string): Candidates {
  const words = cutSlug(slugify(name), MODEL) || 'tovar';
  const code = cutSlug(slugify(vendorCode), 30);
  return [words, ...(code ? [`${words}-${code}`] : []), `${words}-${tail(groupId)}`, `${words}-${groupId}`];
}

/**
 * Slugs to try for a colour's page: first the one in the feed, which is there if a shop exported it; then the
 * names of model and colour; then these names with the colour's id.
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
 * Codes to try for a colour, which must be unique in the shop: the maker's code, then this code with the word
 * for the colour. If there is no maker's code, the shop generates one with a part of the model's id
 * (`codeMark`). By this part, the shop recognises generated codes and hides them from shoppers.
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
 * Assigns names that are unique. Each owner, identified by its id, gets the first of its candidates that no
 * other owner has.
 */
export class Register {
  /** The owner's id for each assigned name. */
  readonly #owners: Map<string, string>;

  constructor(owners: Iterable<readonly [string, string]>) {
    this.#owners = new Map(owners);
  }

  /** Assigns a name to an owner. Undefined if other owners already have all candidates. */
  give(owner: string, candidates: readonly string[]): string | undefined {
    const free = candidates.find((one) => (this.#owners.get(one) ?? owner) === owner);
    if (free !== undefined) this.#owners.set(free, owner);
    return free;
  }
}
