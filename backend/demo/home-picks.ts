import { faces, type Story } from './home-texts.ts';
import type { DemoGroup, DemoPick, DemoVariant } from './types.ts';

/** A group together with the silhouette its pictures show. */
export type HomeGoods = { silhouette: string; group: DemoGroup };

/** The goods a text speaks of. */
export function among(ranked: readonly HomeGoods[], where: Story['where']): readonly HomeGoods[] {
  return ranked.filter(
    ({ silhouette, group }) =>
      where.silhouettes.includes(silhouette) &&
      group.categoryPaths.includes(where.in) &&
      (!where.season || group.season === where.season) &&
      (!where.fibre || isMostly(group, where.fibre)),
  );
}

function isMostly({ composition }: DemoGroup, fibre: string): boolean {
  return composition.some((part) => part.fibre === fibre && part.percent >= 85);
}

/** Rows show clothes, shoes and bags of the season for grown-ups first; the rest only fills up. */
export function inSeason(ranked: readonly HomeGoods[]): readonly HomeGoods[] {
  const fits = ({ group }: HomeGoods) =>
    group.season !== 'Лето' && group.brandLine !== 'Витрина Дом' && group.brandLine !== 'Витрина Дети';
  return [...ranked.filter(fits), ...ranked.filter((item) => !fits(item))];
}

/** The best of every silhouette first, then the rest: a row shows different things. */
export function varied(ranked: readonly HomeGoods[]): readonly HomeGoods[] {
  const seen = new Set<string>();
  const [first, rest]: [HomeGoods[], HomeGoods[]] = [[], []];
  for (const item of ranked) {
    (seen.has(item.silhouette) ? rest : first).push(item);
    seen.add(item.silhouette);
  }
  return [...first, ...rest];
}

/** One colour each of the first groups that have one in stock. */
export function picksOf(
  ranked: readonly HomeGoods[],
  count: number,
  wanted: (variant: DemoVariant) => boolean = () => true,
): DemoPick[] {
  return ranked
    .flatMap(({ group }) => {
      const variant = group.variants.find(
        (one) => wanted(one) && one.articles.some(({ stock }) => stock > 0),
      );
      return variant ? [{ groupId: group.id, variantId: variant.id }] : [];
    })
    .slice(0, count);
}

/** Goods that stand for a department come first, in the order in which `faces` names them. */
export function facesFirst(inside: readonly HomeGoods[]): readonly HomeGoods[] {
  const place = ({ silhouette }: HomeGoods) =>
    (faces.indexOf(silhouette) + faces.length + 1) % (faces.length + 1);
  return [...inside].sort((a, b) => place(a) - place(b));
}
