import { typeset } from '#shared/text/typeset.ts';
import type { LandingContent } from '../../backend/domain/tables/content-types.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoCategory } from '../garments/types.ts';
import { departmentOf, type Goods, isReduced } from '../goods/goods.ts';

/** Departments that have a section of their own in the sale. */
const departments: Readonly<Record<string, string>> = {
  zhenshchinam: 'Женщинам',
  muzhchinam: 'Мужчинам',
  detyam: 'Детям',
  obuv: 'Обувь',
  aksessuary: 'Аксессуары',
};

const wholeSale =
  'Цены снижены на вещи прошлых поставок. Размеры не повторяются: то, что есть, показано на карточке.';

/** The text above the goods of the sale. Its sections have no text. */
export function saleLanding({ parentId }: DemoCategory): LandingContent | null {
  if (parentId !== null) return null;
  return { text: typeset(wholeSale), scene: null, terms: null, startsAt: null, endsAt: null };
}

/**
 * The sections of the sale, one for each department, with the models that have a reduced colour. A department
 * without such models has no section.
 */
export function saleSections(ranked: readonly Goods[], sale: DemoCategory): DemoCategory[] {
  const reduced = ranked.filter(isReduced);
  return Object.entries(departments).flatMap(([slug, name], index) => {
    const groupIds = reduced.filter((goods) => departmentOf(goods) === slug).map(({ group }) => group.id);
    if (groupIds.length === 0) return [];
    const path = `${sale.path}/${slug}`;
    return {
      id: demoUuid('category', path),
      parentId: sale.id,
      slug,
      path,
      name,
      ordinal: index + 1,
      kind: 'sale',
      sizeSystem: null,
      isInMenu: false,
      groupIds,
    };
  });
}
