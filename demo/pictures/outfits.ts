import { slugify } from '#shared/text/slug.ts';
import type { PicturedOutfits } from '../../backend/catalog/base/pictured-outfits.ts';
import { goTogether, type Piece } from '../../backend/catalog/outfits/piece.ts';
import { audience } from '../../backend/listing/language/words/audience.ts';
import { type SceneBook, sceneBook } from '../../backend/media/pictures/scenes/scene-book.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { lookId } from '../cloths/finishes.ts';
import type { ColourwayId } from '../cloths/prints.ts';
import { demoUuid, draw } from '../garments/identity.ts';
import { firstStock, usualSeed } from '../garments/stock.ts';
import { vendorCodeOf } from '../garments/vendor-code.ts';
import { allModels } from '../models/all-models.ts';
import { companions, type OutfitKind, occasion, outfitKind, suitable } from './outfit-kinds.ts';
import { pieceOf } from './outfit-pieces.ts';
import { outfitScene } from './outfit-scene.ts';
import { harmony, type Toned, tone } from './outfit-tones.ts';

/** A colour of a model, with everything on which the choice of outfits depends. */
type Wearable = Toned & {
  groupId: string;
  variantId: string;
  piece: Piece | undefined;
  vendorCode: string;
  silhouette: string;
  look: string;
  audience: string;
  /** Whether all its sizes are sold out when the shop opens. */
  isSoldOut: boolean;
  /** A number from 0 to 1 that is random, but always the same for this colour. */
  chance: number;
};

/** The id of the outfit around a colour, as it appears in the URLs of pictures. */
export const outfitId = (vendorCode: string): string => `outfit-${vendorCode.toLowerCase()}`;

/** An outfit has at least this many goods besides its main garment. */
const FEWEST = 2;
/** Most outfits have this many goods besides their main garment. Together they fill a row of cards. */
const MOST = 3;
/** Roles to choose from if nothing of the usual roles matches. */
const SPARE: readonly OutfitKind[] = ['outer', 'top', 'bag', 'bottom', 'small'];
/**
 * How much the random number counts compared with the match of the colours. Without it, every coat would get
 * the same trousers.
 */
const RANDOMNESS = 1.4;

const wearables: readonly Wearable[] = allModels.flatMap((model) =>
  model.colours.map((colour: ColourwayId) => {
    const piece = pieceOf(model, colour);
    return {
      ...tone(colour),
      groupId: demoUuid('group', slugify(model.name)),
      variantId: demoUuid('variant', slugify(model.name), colour),
      piece,
      vendorCode: vendorCodeOf(model, colour),
      silhouette: model.silhouette,
      look: lookId(colour, cloths[model.cloth].finish),
      audience: piece?.audiences === audience.men ? 'men' : model.audience,
      isSoldOut: model.sizes.every(
        ({ value }) => firstStock(usualSeed, slugify(model.name), colour, value) === 0,
      ),
      chance: draw('outfit', vendorCodeOf(model, colour)),
    };
  }),
);

const bySilhouette = Map.groupBy(wearables, ({ silhouette }) => silhouette);

/**
 * Whether goods of a silhouette fit below other goods in the picture. Scarves do not, because they lie at
 * their full length.
 */
const isShort = (silhouette: string): boolean => !silhouette.startsWith('scarf');

/** The main garment, followed by goods that match its colour and are for the same audience. */
function outfitOf(lead: Wearable): Wearable[] {
  const chosen = [lead];
  const named = kindsBeside(lead);
  const once = [...named, ...SPARE.filter((other) => !named.includes(other))];
  for (const kind of once) if (!has(kind)) add(kind, has('dress') && has('outer') ? isShort : undefined);
  for (const kind of kindsTwice(lead)) add(kind, isShort);
  return chosen;

  function has(kind: OutfitKind): boolean {
    return chosen.some(({ silhouette }) => outfitKind(silhouette) === kind);
  }

  function add(kind: OutfitKind, isFit = (_: string) => true) {
    if (chosen.length > MOST) return;
    const wanted = suitable[occasion(lead.silhouette, lead.audience)][kind] ?? [];
    const best = bestOf(kind, wanted.filter(isFit), chosen, lead);
    if (best) chosen.push(best);
  }
}

/**
 * Roles of which an outfit may have two items: gloves go with a hat. A child may wear a vest under a jacket,
 * which fills the outfit, since there are no shoes for children.
 */
function kindsTwice({ silhouette, audience: wearer }: Wearable): readonly OutfitKind[] {
  const kind = outfitKind(silhouette);
  if (kind === 'small') return ['small'];
  return kind !== 'dress' && occasion(silhouette, wearer) === 'kids' ? ['outer'] : [];
}

function kindsBeside(lead: Wearable): readonly OutfitKind[] {
  const kind = outfitKind(lead.silhouette);
  const named = companions[kind];
  const when = occasion(lead.silhouette, lead.audience);
  if (when === 'home')
    return (['outer', 'top', 'small'] as const).filter((other) => other !== kind || kind === 'small');
  if (when === 'evening' && kind !== 'dress')
    return ['dress', 'shoes', 'bag'].filter((other) => other !== kind) as OutfitKind[];
  if (when === 'kids') return kind === 'dress' ? ['outer', 'top', 'small'] : [...named, 'small'];
  return named;
}

function bestOf(
  kind: OutfitKind,
  wanted: readonly string[],
  chosen: readonly Wearable[],
  lead: Wearable,
): Wearable | undefined {
  let best: { wearable: Wearable; score: number } | undefined;
  for (const [rank, silhouette] of wanted.entries()) {
    if (chosen.some((one) => one.silhouette === silhouette)) continue;
    for (const wearable of bySilhouette.get(silhouette) ?? []) {
      if (wearable.isSoldOut) continue;
      // Accessories are for everyone here: `isWornWith` decides who wears them.
      if (kind !== 'small' && wearable.audience !== lead.audience) continue;
      if (!chosen.every((other) => isWornWith(wearable, other))) continue;
      const random = RANDOMNESS * ((lead.chance * 31 + wearable.chance * 17) % 1);
      const score = harmony(wearable, chosen, kind) - rank * 0.5 + random;
      if (!best || score > best.score) best = { wearable, score };
    }
  }
  return best?.wearable;
}

/** Whether the catalog would offer both goods in one outfit. */
const isWornWith = ({ piece: one }: Wearable, { piece: other }: Wearable): boolean =>
  one !== undefined && other !== undefined && goTogether(one, other);

/** The outfits, keyed by the variant id of their main garment, which comes first in its outfit. */
let chosenBy: ReadonlyMap<string, readonly Wearable[]> | undefined;

/** Returns the outfits, keyed by variant id. They are chosen once per process. */
function chosenOutfits(): ReadonlyMap<string, readonly Wearable[]> {
  chosenBy ??= new Map(
    wearables.flatMap((lead) => {
      const chosen = outfitOf(lead);
      return chosen.length > FEWEST ? [[lead.variantId, chosen] as const] : [];
    }),
  );
  return chosenBy;
}

/** The goods in the pictures of outfits, as the catalog needs them. */
export const picturedOutfits: PicturedOutfits = {
  piecesOf: (variantId) =>
    (chosenOutfits().get(variantId) ?? [])
      .slice(1)
      .map(({ groupId, variantId: id }) => ({ groupId, variantId: id })),
  isOutfit: (template) => /^\/pictures\/[^/]+\/looks\//.test(template),
};

let book: SceneBook | undefined;

/** All outfits as scenes, by `outfitId`. Not all goods have one. They are composed once and cached. */
export function outfits(): SceneBook {
  if (book) return book;
  const byId = new Map(
    [...chosenOutfits().values()].map((chosen) => [
      outfitId(chosen[0]?.vendorCode ?? ''),
      chosen.map(({ silhouette, look }) => ({ silhouette, look })),
    ]),
  );
  const scene = (id: string) => outfitScene(byId.get(id) ?? []);
  const sample = outfitScene([...byId.values()][0] ?? []);
  book = sceneBook(byId.keys(), [[...byId], sample], scene);
  return book;
}
