import { typeset } from '#shared/text/typeset.ts';
import type { CampaignContent } from '../../backend/domain/tables/content-types.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoCategory } from '../garments/types.ts';
import type { Goods } from '../goods/goods.ts';
import { sceneOf } from '../scenes/all-scenes.ts';
import { cutsOrNull, type SceneContext, sceneOrNull } from '../scenes/scene-context.ts';
import { type CampaignFacts, collections, promotions } from './campaign-facts.ts';
import { pieceOf } from './home-picks.ts';

/** The maximum number of models in a collection or a promotion. */
const mostModels = 60;

/** Collections and promotions with fewer models than this are left out. */
const leastModels = 4;

export type CampaignContext = SceneContext & {
  /** ISO date of the day on which the shop opens. Promotions begin before it and end in the next year. */
  today: string;
};

/**
 * ISO date of the last day of promotions: the end of the next year, so that the demo does not look outdated
 * soon.
 */
export function promotionsEnd(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

const kinds = [
  { kind: 'collection', folder: 'kollektsiya', facts: collections },
  { kind: 'promotion', folder: 'aktsii', facts: promotions },
] as const;

/**
 * Collections and promotions in the form of listings with their models. `ranked` has all goods in the default
 * order.
 */
export function campaignCategories(ranked: readonly Goods[], context: CampaignContext): DemoCategory[] {
  return kinds.flatMap(({ kind, folder, facts }) =>
    facts.flatMap((campaign, index) => {
      const groupIds = ranked
        .filter(campaign.gathers)
        .slice(0, mostModels)
        .map(({ group }) => group.id);
      if (groupIds.length < leastModels) return [];
      const path = `${folder}/${campaign.slug}`;
      return {
        id: demoUuid('category', path),
        parentId: null,
        slug: campaign.slug,
        path,
        name: typeset(campaign.name),
        ordinal: 100 + index,
        kind,
        sizeSystem: null,
        isInMenu: false,
        groupIds,
        landing: {
          text: typeset(campaign.text),
          scene: cutsOrNull(context, { wide: campaign.band, narrow: campaign.card }, ''),
          ...lookOf(campaign, ranked, context),
          terms: campaign.terms ? typeset(campaign.terms) : null,
          startsAt: kind === 'promotion' ? `${context.today.slice(0, 7)}-01` : null,
          endsAt: kind === 'promotion' ? promotionsEnd(context.today) : null,
        },
      };
    }),
  );
}

/** The outfit of a campaign. Null unless the shop sells each of its garments as the picture shows it. */
function lookOf({ look }: CampaignFacts, ranked: readonly Goods[], context: SceneContext) {
  const scene = look && cutsOrNull(context, look, typeset(look.alt));
  if (!scene) return {};
  const pieces = sceneOf(look.wide)?.pieces ?? [];
  const productUrls = pieces.flatMap((piece) => pieceOf(ranked, piece, 'women') ?? []);
  return productUrls.length < pieces.length ? {} : { look: { title: 'Образ целиком', scene, productUrls } };
}

/** The collections or promotions that the home page announces: those with goods and a picture. */
export function announcedCampaigns(
  kind: 'collection' | 'promotion',
  categories: readonly DemoCategory[],
  context: SceneContext,
): CampaignContent[] {
  return kinds
    .filter((one) => one.kind === kind)
    .flatMap(({ folder, facts }) =>
      facts.flatMap((campaign: CampaignFacts) => {
        const path = `${folder}/${campaign.slug}`;
        const picture = sceneOrNull(context, campaign.card, '');
        const exists = categories.some((category) => category.path === path);
        if (!exists || !picture) return [];
        return { title: typeset(campaign.name), text: typeset(campaign.short), path, picture };
      }),
    );
}
