import { stringify } from 'yaml';
import { oneLine } from '#shared/text/plain-text.ts';
import type { Language } from '../../../platform/language/sentences.ts';
import { planCategories } from '../feed/categories.ts';
import { readFeed } from '../feed/reading/read-feed.ts';
import { openText } from '../feed/reading/read-text.ts';
import { checkOffer } from '../offers/check-offer.ts';
import { toColour } from '../offers/colours/colour.ts';
import { type CategoryFacts, FeedFacts } from './feed-facts.ts';
import { mappingFor } from './mapping.ts';
import { type ProposalWords, proposalWords } from './proposal-words.ts';
import { emptyMapping, type MappingFile, readMapping } from './read-mapping.ts';

export type Proposal = {
  /** Text of the proposed mapping file, with comments. */
  yaml: string;
  offers: number;
  /** How many offers of the feed can be sold without a mapping, and with the proposed mapping. */
  passing: { without: number; with: number };
};

/**
 * A proposed mapping asks the retailer to enter the colour family of each unknown colour. It lists at most
 * this many of them.
 */
const COLOURS = 30;

/**
 * Reads a feed twice, and proposes a mapping for what the shop does not understand. Null if the shop
 * understands everything. Throws FeedError.
 */
export async function proposeMapping(file: string, language: Language): Promise<Proposal | null> {
  const facts = new FeedFacts();
  for await (const { items } of readFeed((await openText(file)).chunks))
    for (const item of items) facts.add(item);
  const yaml = proposalText(facts, proposalWords[language]);
  const read = readMapping(yaml);
  if ('issues' in read)
    throw new Error(`A proposed mapping has errors: ${read.issues.map(({ why }) => why).join('; ')}`);
  const passing = await countPassing(file, [emptyMapping, read.mapping]);
  const [without = 0, withIt = 0] = passing;
  const { groups, listedSizes, prices } = facts;
  const isUseful =
    withIt > without ||
    facts.guesses().length > 0 ||
    groups.proposal !== undefined ||
    listedSizes.offers > 0 ||
    prices.threeDigits !== undefined ||
    facts.unknownColours.length > 0;
  return isUseful ? { yaml, offers: facts.offers, passing: { without, with: withIt } } : null;
}

/** For each mapping, counts the offers of a feed that can be sold with it. */
async function countPassing(file: string, mappings: readonly MappingFile[]): Promise<number[]> {
  const counts = mappings.map(() => 0);
  let judges: ((offer: Parameters<typeof checkOffer>[0]) => boolean)[] = [];
  for await (const { items } of readFeed((await openText(file)).chunks))
    for (const item of items)
      if (item.kind === 'shop')
        judges = mappings.map((one) => {
          const mapping = mappingFor(one, item.categories);
          const plan = planCategories(mapping.categories);
          const isCategory = (id: string) => plan.has(mapping.targetOf(id));
          const context = { shopName: '', isCategory, currency: 'RUB', defaultStock: 1, mapping };
          return (offer) => 'offers' in checkOffer(offer, context);
        });
      else
        judges.forEach((passes, place) => {
          if (passes(item.offer)) counts[place] = (counts[place] ?? 0) + 1;
        });
  return counts;
}

function proposalText(facts: FeedFacts, words: ProposalWords): string {
  const params = Object.entries(Object.groupBy(facts.guesses(), ({ key }) => key));
  const { categories, unknownColours, groups, listedSizes, prices } = facts;
  const inNames = categories.filter(({ sizeInName }) => sizeInName > 0);
  const sizeless = categories.filter(
    ({ offers, withSize, sizeInName }) => offers > 0 && withSize === 0 && sizeInName === 0,
  );
  const partly = categories.filter(
    ({ offers, withSize, sizeInName }) => withSize + sizeInName > 0 && withSize + sizeInName < offers,
  );
  const colourless = categories.filter(({ withoutColour }) => withoutColour > 0);
  const parts = [
    `# ${words.head}\n`,
    params.length > 0 &&
      part(words.params, {
        params: Object.fromEntries(params.map(([key, found]) => [key, found?.map(({ name }) => name)])),
      }),
    (sizeless.length > 0 || inNames.length > 0 || colourless.length > 0) &&
      part(defaultsRemark({ sizeless, inNames, partly, colourless }, words), {
        defaults: [
          ...(inNames.length > 0 ? [{ of: 'size', categories: namesOf(inNames), take: 'name' }] : []),
          ...(sizeless.length > 0 ? [{ of: 'size', categories: namesOf(sizeless), value: 'Единый' }] : []),
          ...(colourless.length > 0 ? [{ of: 'colour', take: 'name' }] : []),
          ...(colourless.some(({ withoutColour, colourInName }) => colourInName < withoutColour)
            ? [{ of: 'colour', value: 'Как на фото' }]
            : []),
        ],
      }),
    groups.proposal !== undefined &&
      part(words.groups(groups.proposal), { groups: { by: groups.proposal.by } }),
    listedSizes.offers > 0 && part(words.severalSizes(listedSizes), { severalSizes: 'split' }),
    prices.threeDigits !== undefined &&
      part(words.prices(prices.example, prices.threeDigits), { prices: { threeDigits: prices.threeDigits } }),
    unknownColours.length > 0 &&
      [
        `# ${words.colours}`,
        '# colours:',
        ...unknownColours
          .slice(0, COLOURS)
          .map(
            (name) =>
              `#   ${JSON.stringify(oneLine(name))}: { family: Разноцветный, hex: "${swatchOf(name)}" }`,
          ),
        '',
      ].join('\n'),
  ];
  return parts.filter((one) => one !== false).join('\n');
}

/** The swatch (hex colour) that the shop uses for a colour if no mapping defines one. */
const swatchOf = (name: string) => toColour(name).hex;

const part = (remark: string, value: object): string =>
  `${remark
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')}\n${stringify(value, { lineWidth: 120 })}`;

/**
 * Ids of the categories. A mapping may also refer to them by name, but several categories may have the same
 * name.
 */
const namesOf = (facts: readonly CategoryFacts[]) => facts.map(({ category }) => category.id);

const list = (facts: readonly CategoryFacts[]) =>
  facts
    .slice(0, 20)
    .map(({ category }) => oneLine(category.name))
    .join(', ');

type Lacking = Record<'sizeless' | 'inNames' | 'partly' | 'colourless', readonly CategoryFacts[]>;

function defaultsRemark({ sizeless, inNames, partly, colourless }: Lacking, words: ProposalWords): string {
  return [
    words.defaults,
    ...(inNames.length > 0 ? [words.sizesInNames(list(inNames))] : []),
    ...(sizeless.length > 0 ? [words.sizeless(list(sizeless))] : []),
    ...(partly.length > 0 ? [words.partly(list(partly))] : []),
    ...(colourless.length > 0 ? [words.colourless] : []),
  ].join('\n');
}
