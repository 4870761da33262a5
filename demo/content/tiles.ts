import { typeset } from '#shared/text/typeset.ts';
import type { TileContent } from '../../backend/domain/tables/content-types.ts';
import type { DemoCategory } from '../garments/types.ts';
import type { SceneId } from '../scenes/all-scenes.ts';
import { type SceneContext, sceneOrNull } from '../scenes/scene-context.ts';
import { GIFT_FROM_WORDS } from './gift-sum.ts';

type TileFacts = { scene: SceneId; alt: string; title: string; label: string; path: string };

const knitwearPromotion = {
  title: 'Скидка 10 % на трикотаж',
  label: 'По промокоду ZIMA10',
  path: 'aktsii/skidka-na-trikotazh',
};
const winterCity = { title: 'Зимний город', label: 'Смотреть коллекцию', path: 'kollektsiya/zimniy-gorod' };
const evening: TileFacts = {
  scene: 'tile-evening',
  alt: 'Атласная юбка, шёлковая блуза-рубашка, атласные платье и блузка с бантом на рейле',
  title: 'Вечерний выход',
  label: 'Смотреть коллекцию',
  path: 'kollektsiya/vecher',
};
const boots: TileFacts = {
  scene: 'tile-boots',
  alt: 'Челси и ботинки на шнуровке',
  title: 'На снег и слякоть',
  label: 'Ботинки',
  path: 'obuv/botinki',
};
const giftHat: TileFacts = {
  scene: 'tile-hat',
  alt: 'Пять вязаных шапок с отворотом',
  title: 'Шапка в подарок',
  label: `К заказу от ${GIFT_FROM_WORDS}`,
  path: 'aktsii/shapka-v-podarok',
};

/**
 * The editorial picture among the cards of a listing, by the path of the listing. It always links to another
 * listing.
 */
export const tiles: Readonly<Record<string, TileFacts>> = {
  zhenshchinam: {
    scene: 'tile-outerwear',
    alt: 'Замшевая куртка, пальто и тренч на рейле',
    title: 'Пальто и куртки',
    label: 'Верхняя одежда',
    path: 'zhenshchinam/verkhnyaya-odezhda',
  },
  'zhenshchinam/verkhnyaya-odezhda': {
    ...winterCity,
    scene: 'tile-winter-city',
    alt: 'Пальто, водолазка и трикотажное платье на рейле',
  },
  'zhenshchinam/svitery-i-kardigany': {
    ...knitwearPromotion,
    scene: 'tile-knitwear',
    alt: 'Джемперы, кардиган и свитер на рейле',
  },
  'zhenshchinam/platya': evening,
  'zhenshchinam/bryuki': {
    scene: 'tile-denim',
    alt: 'Джинсы на рейле',
    title: 'Джинсы по фигуре',
    label: 'Женские джинсы',
    path: 'zhenshchinam/dzhinsy',
  },
  'zhenshchinam/dzhinsy': {
    scene: 'tile-knits-with-jeans',
    alt: 'Кардиган, водолазка и полосатый джемпер на рейле',
    title: 'Трикотаж к джинсам',
    label: 'Свитеры и кардиганы',
    path: 'zhenshchinam/svitery-i-kardigany',
  },
  muzhchinam: {
    scene: 'tile-men-outerwear',
    alt: 'Три мужских пальто на рейле',
    title: 'Пальто на холода',
    label: 'Верхняя одежда',
    path: 'muzhchinam/verkhnyaya-odezhda',
  },
  'muzhchinam/verkhnyaya-odezhda': {
    ...winterCity,
    scene: 'tile-men-winter-city',
    alt: 'Мужские пальто, водолазка и джемпер на рейле',
  },
  'muzhchinam/trikotazh': {
    ...knitwearPromotion,
    scene: 'tile-men-knitwear',
    alt: 'Мужские джемперы и водолазка на рейле',
  },
  'muzhchinam/bryuki': {
    scene: 'tile-men-denim',
    alt: 'Мужские джинсы на рейле',
    title: 'Джинсы на каждый день',
    label: 'Мужские джинсы',
    path: 'muzhchinam/dzhinsy',
  },
  detyam: {
    scene: 'tile-babies',
    alt: 'Футболка, комбинезоны и джемпер для малышей на рейле',
    title: 'Первые вещи',
    label: 'Малышам',
    path: 'detyam/malysham',
  },
  'detyam/devochkam': giftHat,
  'detyam/malchikam': giftHat,
  obuv: boots,
  'obuv/botinki': {
    scene: 'tile-knee-boots',
    alt: 'Три пары сапог до колена',
    title: 'Сапоги до колена',
    label: 'Все сапоги',
    path: 'obuv/sapogi',
  },
  'obuv/krossovki': boots,
  novinki: evening,
};

/** The tile of a listing. Null if it has no tile, or if the tile's target or picture does not exist. */
export function tileOf(
  { path }: DemoCategory,
  categories: readonly DemoCategory[],
  context: SceneContext,
): TileContent | null {
  const facts = tiles[path];
  const leads = facts && categories.some((category) => category.path === facts.path);
  const picture = leads ? sceneOrNull(context, facts.scene, typeset(facts.alt)) : null;
  if (!facts || !picture) return null;
  const { title, label } = facts;
  return { title: typeset(title), link: { label: typeset(label), path: `/${facts.path}` }, picture };
}
