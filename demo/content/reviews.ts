import type { Fit } from '#shared/reviews/fit.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { DemoGroup, DemoVariant } from '../garments/types.ts';
import { type Chance, chanceOf } from '../generate/chance.ts';
import { sceneOf } from '../scenes/all-scenes.ts';
import { reviewScenes } from '../scenes/reviews.ts';
import { ANSWERS, FIT_SENTENCES, KINDS, type Kind } from './review-words.ts';

type ReviewSceneId = keyof typeof reviewScenes;

/** An invented review of a model in one of its colours. */
export type DemoReview = {
  group: DemoGroup;
  variant: DemoVariant;
  author: string;
  daysAgo: number;
  stars: number;
  text: string;
  pros: string | null;
  cons: string | null;
  fit: Fit | null;
  heightCm: number | null;
  usualSize: string | null;
  scene: ReviewSceneId | null;
  answer: string | null;
};

/**
 * Lowest and highest height of reviewers in centimetres, by the beginning of the goods' path. Reviews of
 * shoes and accessories have no height.
 */
const HEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
  zhenshchinam: [154, 181],
  muzhchinam: [168, 195],
};
/** Matches paths of goods whose reviewers state their usual size: clothes and shoes. */
const SIZED = /^(zhenshchinam|muzhchinam|obuv)\//;
const FEWEST = 4;
const SEED = 43;

/**
 * Invents reviews of the most popular models of each kind of goods. They depend only on the goods, so that
 * each start with the same catalog gives the same reviews.
 */
export function demoReviews(groups: readonly DemoGroup[]): DemoReview[] {
  const ranked = [...groups].sort((one, other) => other.popularity - one.popularity);
  const named = ranked.flatMap((group) => wordsOf(group));
  return KINDS.flatMap((kind, place) =>
    named
      .filter(({ word }) => kind.words.includes(word))
      .slice(0, kind.models)
      .flatMap(({ group, word }, index) =>
        reviewsOf(kind, { group, word, chance: chanceOf(SEED, place * 100 + index), isFirst: index === 0 }),
      ),
  );
}

/**
 * The noun in a model's name that shows what kind of goods it is. The first one counts: «Платье-свитер» is a
 * dress. Leaves out children's goods, because the sentences are about adults.
 */
function wordsOf(group: DemoGroup): { group: DemoGroup; word: string }[] {
  if (group.categoryPaths[0]?.startsWith('detyam/')) return [];
  for (const own of group.name.toLowerCase().split(/[^\p{L}]+/u)) {
    const word = KINDS.flatMap(({ words }) => words).find((one) => one.toLowerCase() === own);
    if (word !== undefined) return [{ group, word }];
  }
  return [];
}

type Reviewed = { group: DemoGroup; word: string; chance: Chance; isFirst: boolean };

/**
 * Invents the reviews of a model: at least four, and at most one for each possible opinion. The first model
 * of a kind gets all of them.
 */
function reviewsOf({ opinions }: Kind, { group, word, chance, isFirst }: Reviewed): DemoReview[] {
  const count = isFirst ? opinions.length : chance.whole(FEWEST, opinions.length - 1);
  const authors = chance.sample(
    Array.from({ length: 99 }, (_, index) => index + 1),
    count,
  );
  const photographed = new Set<string>();
  let daysAgo = 0;
  return chance.sample(opinions, count).map((opinion, place) => {
    daysAgo += chance.whole(1, 9);
    const photo = photoOf(group, photographed);
    const variant = photo?.variant ?? chance.pick(group.variants);
    if (photo) photographed.add(photo.scene);
    const isSized = SIZED.test(group.categoryPaths[0] ?? '') && variant.articles.length > 1;
    const [stars, sentence, pros, cons, said] = opinion;
    const fit = isSized ? (said ?? fitOf(stars, chance)) : null;
    // No second sentence about the fit follows if the first one is about the fit or a fault.
    const more = fit && !said && stars > 3 ? chance.pick(FIT_SENTENCES[fit]) : '';
    return {
      group,
      variant,
      author: `Демо-покупатель\u00a0${authors[place]}`,
      daysAgo,
      stars,
      text: typeset([nameIn(sentence, word), more].filter(Boolean).join(' ')),
      pros: pros === undefined ? null : typeset(pros),
      cons: cons === undefined ? null : typeset(cons),
      fit,
      heightCm: heightOf(group, chance),
      usualSize: isSized ? chance.pick(variant.articles).size.value : null,
      scene: photo?.scene ?? null,
      answer: stars < 4 && chance.happens(0.6) ? typeset(chance.pick(ANSWERS)) : null,
    };
  });
}

/** Puts the noun into a sentence. It begins with a capital letter at the beginning of a sentence. */
const nameIn = (sentence: string, word: string): string =>
  sentence.replace('{}', (_, at: number) =>
    /^$|\. $/.test(sentence.slice(0, at)) ? word : word.toLowerCase(),
  );

/**
 * Draws what the reviewer says about the fit. Reviews with few stars always say that the goods fit, because
 * they complain about something else.
 */
function fitOf(stars: number, chance: Chance): Fit {
  if (stars < 4 || chance.happens(0.8)) return 'EXACT';
  return chance.happens(0.5) ? 'SMALL' : 'LARGE';
}

function heightOf({ categoryPaths }: DemoGroup, chance: Chance): number | null {
  const bounds = HEIGHTS[categoryPaths[0]?.split('/')[0] ?? ''];
  return bounds && chance.happens(0.85) ? chance.whole(...bounds) : null;
}

/** A picture of the model, in one of its colours, that is not yet in `used`. */
function photoOf(
  { variants }: DemoGroup,
  used: ReadonlySet<string>,
): { scene: ReviewSceneId; variant: DemoVariant } | undefined {
  for (const scene of Object.keys(reviewScenes) as ReviewSceneId[]) {
    if (used.has(scene)) continue;
    const variant = variants.find((one) => shows(scene, one));
    if (variant) return { scene, variant };
  }
  return undefined;
}

/** Whether the front garment of a scene is this model in this colour. */
function shows(scene: ReviewSceneId, { pictures }: DemoVariant): boolean {
  const piece = sceneOf(scene)?.pieces.at(-1);
  if (!piece || piece.kind === 'bare') return false;
  const file = `/${piece.silhouette}/${piece.view}/${piece.look}-`;
  return pictures.some(({ template }) => template.includes(file));
}
