import { normaliseSize } from '#shared/goods/size-label.ts';
import { normalizeForComparison, oneLine, shorten } from '#shared/text/plain-text.ts';
import { alsoKnownParam, knownParam } from '../feed/params.ts';
import type { RawOffer } from '../feed/raw-offer.ts';
import { toColour } from '../offers/colours/colour.ts';
import { modelName } from '../offers/model-name.ts';
import { colourAndSizeIn, sizeIn } from '../offers/size-in-name.ts';

/** At most this many offers are examined. More would not change the proposal. */
const OFFERS = 20_000;
/** A proposal has at most this many examples, with at most this many names each. */
const EXAMPLES = 5;
const NAMES = 4;

type Group = {
  first: RawOffer;
  names: string[];
  models: Set<string>;
  sizes: Set<string>;
  offers: number;
};

/** A proposal: by which property offers without `group_id` are joined to models. */
export type GroupProposal = {
  by: 'article' | 'name';
  offers: number;
  models: number;
  examples: string[];
  first: { id: string; line: number } | undefined;
};

/**
 * Finds offers without `group_id` that look like sizes of the same model. Memory does not grow with the feed.
 */
export class GroupFacts {
  #offers = 0;
  readonly #byArticle = new Map<string, Group>();
  readonly #byName = new Map<string, Group>();

  add(offer: RawOffer): void {
    if (offer.groupId !== '' || this.#offers >= OFFERS) return;
    this.#offers += 1;
    const element = (name: string) => oneLine(offer.fields[name]?.[0]?.value ?? '');
    const param = (key: string) =>
      oneLine(
        offer.params.find(({ name }) => (knownParam(name) ?? alsoKnownParam(name)) === key)?.value ?? '',
      );
    const name = element('name') || element('model');
    const vendorCode = element('vendorCode');
    const both = param('size') || param('colour') ? undefined : colourAndSizeIn(name);
    const colour = both?.colour ?? param('colour');
    const written = both?.size || param('size') || param('international') || sizeIn(name);
    const size = written === undefined ? '' : normaliseSize(written);
    const model = modelName([
      {
        name,
        vendorCode,
        size,
        colour: toColour(colour),
        international: '',
        id: offer.id,
        sku: offer.id,
        barcode: '',
      },
    ]);
    const key = `${normalizeForComparison(colour)} ${normalizeForComparison(size)}`;
    const entry = { offer, name, model: normalizeForComparison(model), key };
    if (vendorCode !== '') count(this.#byArticle, vendorCode, entry);
    if (model !== '')
      count(this.#byName, `${element('vendor')} ${normalizeForComparison(model)}`.trim(), entry);
  }

  /**
   * Proposes to join offers by article number if most offers with the same number also have the same name. If
   * not, proposes to join them by name. Undefined if no offers can be joined.
   */
  get proposal(): GroupProposal | undefined {
    const byArticle = joinable(this.#byArticle);
    const hasOneName = byArticle.filter(([, { models }]) => models.size === 1);
    if (byArticle.length > 0 && hasOneName.length >= byArticle.length * 0.8)
      return proposed('article', byArticle);
    const byName = joinable(this.#byName);
    return byName.length > 0 ? proposed('name', byName) : undefined;
  }
}

function count(
  groups: Map<string, Group>,
  key: string,
  { offer, name, model, key: size }: { offer: RawOffer; name: string; model: string; key: string },
): void {
  const group = groups.get(key) ?? {
    first: offer,
    names: [],
    models: new Set(),
    sizes: new Set(),
    offers: 0,
  };
  group.offers += 1;
  group.sizes.add(size);
  group.models.add(model);
  if (group.names.length < NAMES) group.names.push(shorten(name, 60));
  groups.set(key, group);
}

/** Groups of at least two offers that all differ in colour or size, so that they can be one model. */
const joinable = (groups: ReadonlyMap<string, Group>) =>
  [...groups].filter(([, { offers, sizes }]) => offers > 1 && sizes.size === offers);

const proposed = (by: GroupProposal['by'], groups: readonly (readonly [string, Group])[]): GroupProposal => ({
  by,
  offers: groups.reduce((sum, [, { offers }]) => sum + offers, 0),
  models: groups.length,
  first: groups[0]?.[1].first,
  examples: groups
    .slice(0, EXAMPLES)
    .map(([key, { names }]) => `${key}: ${names.map((name) => `«${name}»`).join(', ')}`),
});
