import { typeset } from '#shared/text/typeset.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoArticle, DemoGiftRule } from '../garments/types.ts';
import { type Goods, sizesLeft } from '../goods/goods.ts';
import { GIFT_FROM, GIFT_FROM_WORDS } from './gift-sum.ts';

/** The free article: slug of its model, its colour, and the size that most shoppers need. */
type GiftFacts = { slug: string; colour: string; size: string };

type RuleFacts = {
  key: string;
  title: string;
  /** Minimum sum of the order in roubles. Null if any sum is enough. */
  fromSum: number | null;
  /** Whether a model earns the gift. If absent, all models do. */
  earnedBy?: (goods: Goods) => boolean;
  gifts: readonly GiftFacts[];
};

const rules: readonly RuleFacts[] = [
  {
    key: 'beanie',
    title: `Шапка в подарок к заказу от ${GIFT_FROM_WORDS}`,
    fromSum: GIFT_FROM,
    gifts: [
      { slug: 'shapka-s-otvorotom', colour: 'NAVY', size: '56–58' },
      { slug: 'shapka-s-otvorotom', colour: 'TERRACOTTA', size: '54–56' },
      { slug: 'detskaya-shapka-s-otvorotom', colour: 'MUSTARD', size: '52–54' },
    ],
  },
  {
    key: 'socks',
    title: 'Носки в подарок к зимней обуви',
    fromSum: null,
    earnedBy: ({ model, group }) => model.sizeSystem === 'shoes' && group.season === 'Зима',
    gifts: [
      { slug: 'noski-iz-merinosa', colour: 'GREY', size: '38–40' },
      { slug: 'teplye-noski-iz-merinosa', colour: 'MOSS', size: '41–43' },
    ],
  },
];

/**
 * The gift rules that fit the existing goods. Leaves out a rule if its gifts are not in stock or no model
 * earns it.
 */
export function giftRules(goods: readonly Goods[]): DemoGiftRule[] {
  return rules.flatMap(({ key, title, fromSum, earnedBy, gifts }, index) => {
    const articleIds = gifts.flatMap((gift) => articleOf(goods, gift)?.id ?? []);
    const forGroupIds = earnedBy ? goods.filter(earnedBy).map(({ group }) => group.id) : [];
    if (articleIds.length === 0 || (earnedBy && forGroupIds.length === 0)) return [];
    return {
      id: demoUuid('gift', key),
      title: typeset(title),
      fromSum: fromSum === null ? null : fromSum * 100,
      forGroupIds,
      articleIds: [...new Set(articleIds)],
      ordinal: index + 1,
    };
  });
}

/**
 * The article to give away: in the intended size or, if that is sold out, in the size with the largest stock.
 */
function articleOf(goods: readonly Goods[], { slug, colour, size }: GiftFacts): DemoArticle | undefined {
  const variants = goods
    .filter(({ group }) => group.slug === slug)
    .flatMap(({ group }) => group.variants)
    .filter((variant) => sizesLeft(variant) > 0);
  const variant = variants.find((one) => one.colour.value === colour) ?? variants[0];
  return variant?.articles
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => Number(b.size.value === size) - Number(a.size.value === size) || b.stock - a.stock)
    .at(0);
}
