import { cloths } from '../cloths/all-cloths.ts';
import { type ColourwayId, colourway, type PatternKind } from '../cloths/prints.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import { type PriceKind, priceBands } from '../garments/prices.ts';
import type { Silhouette } from '../garments/silhouette.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import type { DemoGroup, DemoVariant } from '../garments/types.ts';
import { buildGroup, type GroupContext } from '../goods/group.ts';
import { allModels } from '../models/all-models.ts';
import type { Chance } from './chance.ts';

/**
 * A template for generated models: a model of the demo, in all colours that have pictures. It may have the
 * cloth of another model.
 */
export type Blueprint = {
  model: GarmentModel;
  group: DemoGroup;
  colours: readonly BlueprintColour[];
  /** Two letters for vendor codes. */
  prefix: string;
  prices: PriceKind;
  /** The lowest and the highest price for goods of this kind, in roubles. */
  band: readonly [number, number];
  pattern: PatternKind | null;
};

export type BlueprintColour = Pick<DemoVariant, 'colour' | 'cloth' | 'pictures'> & {
  /** Three letters for vendor codes. */
  code: string;
  sizes: readonly BlueprintSize[];
};

/** `suffix` is the end of an article code. */
export type BlueprintSize = DemoVariant['articles'][number]['size'] & { suffix: string };

/** Of the models that could be patterned or plain, this share is patterned. */
const PATTERNED = 0.3;
/** Number of pictures for each colour: cover, hover picture, and one more. */
const PICTURES = 3;
/** Minimum number of colours. With fewer, a model would have no choice of colours. */
const LEAST_COLOURS = 2;

/**
 * Returns a function that picks a template at random. Each template is built only once. `drawn` has the
 * silhouettes with pictures. Throws if it is empty.
 */
export function openBlueprints(
  drawn: ReadonlySet<string>,
  context: GroupContext,
): (chance: Chance) => Blueprint {
  const templates = allModels.filter(({ silhouette }) => drawn.has(silhouette));
  const alike = Map.groupBy(templates, kindOf);
  const offered = offeredColours(templates);
  const made = new Map<string, Blueprint>();

  return (chance) => {
    const template = chance.pick(templates);
    const { cloth } = chance.pick(alike.get(kindOf(template)) ?? [template]);
    const pools = offered.get(poolOf({ ...template, cloth })) ?? new Map<null, ColourwayId[]>();
    const plain = pools.get(null) ?? [];
    const patterns = [...pools].filter(([kind, { length }]) => kind !== null && length >= LEAST_COLOURS);
    const isPatterned = patterns.length > 0 && (plain.length < LEAST_COLOURS || chance.happens(PATTERNED));
    const [pattern, colours] = isPatterned ? chance.pick(patterns) : ([null, plain] as const);
    // Keeps the template's own cloth if too few colours of the other model's cloth have pictures.
    const model: GarmentModel =
      colours.length < LEAST_COLOURS
        ? template
        : { ...template, cloth, colours: colours as unknown as GarmentModel['colours'] };
    const key = `${templates.indexOf(template)} ${model.cloth} ${pattern}`;
    const blueprint = made.get(key) ?? blueprintOf(model, pattern, context);
    made.set(key, blueprint);
    return blueprint;
  };
}

function blueprintOf(model: GarmentModel, pattern: PatternKind | null, context: GroupContext): Blueprint {
  const group = buildGroup(model, context);
  const { prefix, prices } = silhouetteOf(model);
  const colours = group.variants.map(({ colour, cloth, pictures, articles, vendorCode }, index) => ({
    colour,
    cloth,
    pictures: pictures.slice(0, PICTURES),
    code: colourway(model.colours[index] ?? model.colours[0]).code,
    sizes: articles.map(({ size, sku }) => ({ ...size, suffix: sku.slice(vendorCode.length + 1) })),
  }));
  return { model, group, colours, prefix, prices, band: priceBands[prices], pattern };
}

/** A key for models of the same category, silhouette and audience. These may exchange cloths. */
const kindOf = ({ in: [category], silhouette, audience }: GarmentModel) =>
  `${category} ${silhouette} ${audience}`;

const poolOf = ({ silhouette, cloth }: Pick<GarmentModel, 'silhouette' | 'cloth'>) =>
  `${silhouette} ${cloths[cloth].finish}`;

/** The colours that have pictures: by silhouette and finish, then by pattern. */
function offeredColours(models: readonly GarmentModel[]) {
  return new Map(
    [...Map.groupBy(models, poolOf)].map(([pool, same]) => {
      const all = [...new Set(same.flatMap(({ colours }) => colours))];
      return [pool, Map.groupBy(all, (id) => colourway(id).pattern?.kind ?? null)] as const;
    }),
  );
}

function silhouetteOf({ silhouette }: GarmentModel): Silhouette {
  const facts = silhouettes[silhouette];
  if (!facts) throw new RangeError(`No facts about the silhouette ${silhouette}.`);
  return facts;
}
