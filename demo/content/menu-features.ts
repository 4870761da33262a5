import { typeset } from '#shared/text/typeset.ts';
import type { MenuFeature } from '../../backend/domain/tables/content-types.ts';
import type { DemoCategory } from '../garments/types.ts';
import { coverColourOf, type Goods } from '../goods/goods.ts';

type FeatureFacts = {
  links: readonly (readonly [label: string, path: string])[];
  /**
   * Each picture shows goods of the category `path`. They have this silhouette and, if possible, one of these
   * colour families.
   */
  pictures: readonly {
    label: string;
    path: string;
    silhouette: string;
    families: readonly string[];
  }[];
};

/** URL fragment that leads to the outfit on the page of a collection. */
const OUTFIT = '#obraz';

const features: Readonly<Record<string, FeatureFacts>> = {
  zhenshchinam: {
    links: [
      ['Новинки', 'novinki'],
      ['Зимний город', 'kollektsiya/zimniy-gorod'],
      ['Офис', 'kollektsiya/ofis'],
      ['Вечер', 'kollektsiya/vecher'],
      ['Образ целиком', `kollektsiya/zimniy-gorod${OUTFIT}`],
    ],
    pictures: [
      {
        label: 'Пальто',
        path: 'zhenshchinam/verkhnyaya-odezhda',
        silhouette: 'coat',
        families: ['Бежевый'],
      },
      {
        label: 'Платья',
        path: 'zhenshchinam/platya',
        silhouette: 'knit-dress',
        families: ['Бордовый', 'Зелёный'],
      },
    ],
  },
  muzhchinam: {
    links: [
      ['Новинки', 'novinki'],
      ['Офис', 'kollektsiya/ofis'],
      ['Зимний город', 'kollektsiya/zimniy-gorod'],
      ['Распродажа мужчинам', 'rasprodazha/muzhchinam'],
    ],
    pictures: [
      { label: 'Пиджаки', path: 'muzhchinam/pidzhaki', silhouette: 'men-blazer', families: ['Синий'] },
      { label: 'Трикотаж', path: 'muzhchinam/trikotazh', silhouette: 'men-sweater', families: ['Бежевый'] },
    ],
  },
  detyam: {
    links: [
      ['Шапка в подарок', 'aktsii/shapka-v-podarok'],
      ['Одежда для малышей', 'detyam/malysham'],
      ['Распродажа детям', 'rasprodazha/detyam'],
    ],
    pictures: [
      { label: 'Девочкам', path: 'detyam/devochkam', silhouette: 'kids-sweatshirt', families: ['Розовый'] },
      {
        label: 'Мальчикам',
        path: 'detyam/malchikam',
        silhouette: 'kids-sweater',
        families: ['Хаки', 'Синий'],
      },
    ],
  },
  obuv: {
    links: [
      ['Зимний город', 'kollektsiya/zimniy-gorod'],
      ['Балетки для вечера', 'kollektsiya/vecher'],
      ['Распродажа обуви', 'rasprodazha/obuv'],
    ],
    pictures: [
      { label: 'Ботинки', path: 'obuv/botinki', silhouette: 'chelsea', families: ['Коричневый'] },
      { label: 'Сапоги', path: 'obuv/sapogi', silhouette: 'knee-boots', families: ['Чёрный'] },
    ],
  },
  aksessuary: {
    links: [
      ['Шапка в подарок', 'aktsii/shapka-v-podarok'],
      ['Вечер', 'kollektsiya/vecher'],
      ['Распродажа аксессуаров', 'rasprodazha/aksessuary'],
    ],
    pictures: [
      { label: 'Сумки', path: 'aksessuary/sumki', silhouette: 'bag-flap', families: ['Коричневый'] },
      { label: 'Шарфы', path: 'aksessuary/sharfy', silhouette: 'scarf', families: ['Бежевый'] },
    ],
  },
};

/** The pictures and links that the open menu shows for a department. Null for other listings. */
export function featureOf(
  { path }: DemoCategory,
  categories: readonly DemoCategory[],
  ranked: readonly Goods[],
): MenuFeature | null {
  const facts = features[path];
  if (!facts) return null;
  const exists = (to: string) => {
    const found = categories.find((category) => category.path === to.replace(OUTFIT, ''));
    return found !== undefined && (!to.endsWith(OUTFIT) || found.landing?.look !== undefined);
  };
  return {
    links: facts.links
      .filter(([, to]) => exists(to))
      .map(([label, to]) => ({ label: typeset(label), path: `/${to}` })),
    pictures: facts.pictures.flatMap(({ label, path: to, silhouette, families }) => {
      const picture = pictureOf(ranked, to, silhouette, families);
      return picture ? { label, path: to, picture: { ...picture, alt: '' } } : [];
    }),
  };
}

function pictureOf(ranked: readonly Goods[], path: string, silhouette: string, families: readonly string[]) {
  const shown = ranked.filter(
    ({ model, group }) => model.silhouette === silhouette && group.categoryPaths.includes(path),
  );
  const wanted = shown
    .flatMap(({ group }) => group.variants)
    .find(({ colour }) => families.includes(colour.family));
  const [first] = shown;
  return (wanted ?? (first && coverColourOf(first)))?.pictures[0];
}
