import { among, facesFirst, type HomeGoods, inSeason, picksOf, varied } from './home-picks.ts';
import { heroes, outfit, services, stories } from './home-texts.ts';
import { percentOff } from './prices.ts';
import type { DemoCategory, DemoGroup, DemoHome, DemoHomeSection, DemoVariant } from './types.ts';
import { typeset } from './typeset.ts';

/**
 * Content of the home page (look.md, section 4) out of the goods there are: a section without goods is left out,
 * and what a text says holds for the goods beside it.
 */
export function buildHome(
  goods: readonly HomeGoods[],
  categories: readonly DemoCategory[],
  isNew: (group: DemoGroup) => boolean,
): DemoHome {
  const ranked = [...goods].sort(
    (a, b) => b.group.popularity - a.group.popularity || (a.group.slug < b.group.slug ? -1 : 1),
  );
  const sections = [
    newArrivals(inSeason(ranked.filter(({ group }) => isNew(group)))),
    storyOf(ranked),
    departmentsOf(ranked, categories),
    outfitOf(ranked),
    saleOf(ranked),
    services,
  ];
  return { hero: heroOf(ranked), sections: sections.filter((section) => section !== null) };
}

function heroOf(ranked: readonly HomeGoods[]): DemoHome['hero'] {
  for (const { title, text, link, where } of heroes) {
    const picks = picksOf(among(ranked, where), 4);
    if (picks.length >= 3) return { title: typeset(title), text: typeset(text), link, picks };
  }
  return {
    title: 'Новая коллекция',
    text: typeset('Вещи на каждый день из хлопка, шерсти и денима.'),
    link: { label: 'Все новинки', path: '/novinki' },
    picks: picksOf(varied(ranked), 4),
  };
}

function newArrivals(ranked: readonly HomeGoods[]): DemoHomeSection | null {
  const picks = picksOf(varied(ranked), 4);
  if (picks.length === 0) return null;
  return {
    kind: 'product-row',
    listing: 'new',
    title: 'Новинки недели',
    link: { label: 'Все новинки', path: '/novinki' },
    picks,
  };
}

function storyOf(ranked: readonly HomeGoods[]): DemoHomeSection | null {
  for (const { title, text, link, where } of stories) {
    const picks = picksOf(varied(among(ranked, where)), 3);
    if (picks.length >= 2) return { kind: 'story', title: typeset(title), text: typeset(text), link, picks };
  }
  return null;
}

function departmentsOf(
  ranked: readonly HomeGoods[],
  categories: readonly DemoCategory[],
): DemoHomeSection | null {
  const departments = categories
    .filter((category) => category.kind === 'category' && category.parentId === null)
    .flatMap(({ path }) => {
      const inside = ranked.filter(({ group }) => group.categoryPaths[0]?.startsWith(`${path}/`));
      const [pick] = picksOf(facesFirst(inside), 1);
      return pick ? [{ categoryPath: path, pick }] : [];
    });
  return departments.length > 0 ? { kind: 'departments', title: 'Разделы', departments } : null;
}

function outfitOf(ranked: readonly HomeGoods[]): DemoHomeSection | null {
  const picks = outfit.flatMap((silhouette) =>
    picksOf(
      ranked.filter((item) => item.silhouette === silhouette && isForWomen(item.group)),
      1,
    ),
  );
  if (picks.length < outfit.length) return null;
  return {
    kind: 'product-row',
    listing: 'look',
    title: 'Образ целиком',
    link: { label: 'Все вещи для женщин', path: '/zhenshchinam' },
    picks,
  };
}

function isForWomen(group: DemoGroup): boolean {
  const [path = ''] = group.categoryPaths;
  const audience = group.attributes.find(({ name }) => name === 'Для кого')?.value ?? 'Женщинам';
  return /^(zhenshchinam|obuv|aksessuary)\//.test(path) && audience === 'Женщинам';
}

function saleOf(ranked: readonly HomeGoods[]): DemoHomeSection | null {
  const reducedGoods = ranked.filter(({ group }) => group.variants.some(isReduced));
  const picks = picksOf(varied(inSeason(reducedGoods)), 4, isReduced);
  if (picks.length === 0) return null;
  const most = Math.max(
    ...reducedGoods.flatMap(({ group }) =>
      group.variants.map(({ price, priceBefore }) =>
        priceBefore === null ? 0 : percentOff(price, priceBefore),
      ),
    ),
  );
  return {
    kind: 'product-row',
    listing: 'sale',
    title: typeset(`Распродажа: до \u2212${most}%`),
    link: { label: 'Вся распродажа', path: '/rasprodazha' },
    picks,
  };
}

function isReduced(variant: DemoVariant): boolean {
  return variant.priceBefore !== null;
}
