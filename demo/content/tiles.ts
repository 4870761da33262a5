import { typeset } from '#shared/text/typeset.ts';
import type { TileContent } from '../../backend/domain/tables/content-types.ts';
import type { DemoCategory } from '../garments/types.ts';
import type { SceneId } from '../scenes/all-scenes.ts';
import { type SceneContext, sceneOrNull } from '../scenes/scene-context.ts';
import { GIFT_FROM_WORDS } from './gift-sum.ts';

type TileFacts = { scene: SceneId; alt: string; title: string; label: string; path: string };

const coats = { scene: 'tile-outerwear', alt: 'Три пальто на рейле' } as const;
const menCoats = { scene: 'tile-men-outerwear', alt: 'Три мужских пальто на рейле' } as const;
const menKnits = {
  scene: 'tile-men-knitwear',
  alt: 'Мужские джемперы, водолазка и кардиган на рейле',
} as const;
const knits = { scene: 'tile-knitwear', alt: 'Джемперы, кардиган и свитер на рейле' } as const;
const dresses = { scene: 'tile-dresses', alt: 'Платья на рейле' } as const;
const denim = { scene: 'tile-denim', alt: 'Джинсы и джинсовые рубашки на рейле' } as const;
const menDenim = { scene: 'tile-men-denim', alt: 'Мужские джинсы и джинсовые рубашки на рейле' } as const;
const shoes = { scene: 'tile-shoes', alt: 'Сапоги, челси, ботинки, кроссовки и балетки' } as const;
const kids = { scene: 'tile-kids', alt: 'Детская одежда на рейле' } as const;

const knitwearPromotion = {
  ...knits,
  title: 'Скидка 10 % на трикотаж',
  label: 'По промокоду ZIMA10',
  path: 'aktsii/skidka-na-trikotazh',
};
const winterCity = {
  ...coats,
  title: 'Зимний город',
  label: 'Смотреть коллекцию',
  path: 'kollektsiya/zimniy-gorod',
};

/** Listings that have a picture tile among their cards. A tile never links to its own listing. */
const tiles: Readonly<Record<string, TileFacts>> = {
  zhenshchinam: {
    ...coats,
    title: 'Пальто и куртки',
    label: 'Верхняя одежда',
    path: 'zhenshchinam/verkhnyaya-odezhda',
  },
  'zhenshchinam/verkhnyaya-odezhda': winterCity,
  'zhenshchinam/svitery-i-kardigany': knitwearPromotion,
  'zhenshchinam/platya': {
    ...dresses,
    title: 'Вечерний выход',
    label: 'Смотреть коллекцию',
    path: 'kollektsiya/vecher',
  },
  'zhenshchinam/bryuki': {
    ...denim,
    title: 'Джинсы по фигуре',
    label: 'Женские джинсы',
    path: 'zhenshchinam/dzhinsy',
  },
  'zhenshchinam/dzhinsy': {
    ...knits,
    title: 'Трикотаж к джинсам',
    label: 'Свитеры и кардиганы',
    path: 'zhenshchinam/svitery-i-kardigany',
  },
  muzhchinam: {
    ...menCoats,
    title: 'Пальто и куртки',
    label: 'Верхняя одежда',
    path: 'muzhchinam/verkhnyaya-odezhda',
  },
  'muzhchinam/verkhnyaya-odezhda': { ...winterCity, ...menCoats },
  'muzhchinam/trikotazh': { ...knitwearPromotion, ...menKnits },
  'muzhchinam/bryuki': {
    ...menDenim,
    title: 'Джинсы на каждый день',
    label: 'Мужские джинсы',
    path: 'muzhchinam/dzhinsy',
  },
  detyam: { ...kids, title: 'Первые вещи', label: 'Малышам', path: 'detyam/malysham' },
  'detyam/devochkam': {
    ...kids,
    title: 'Шапка в подарок',
    label: `К заказу от ${GIFT_FROM_WORDS}`,
    path: 'aktsii/shapka-v-podarok',
  },
  'detyam/malchikam': {
    ...kids,
    title: 'Шапка в подарок',
    label: `К заказу от ${GIFT_FROM_WORDS}`,
    path: 'aktsii/shapka-v-podarok',
  },
  obuv: { ...shoes, title: 'На снег и слякоть', label: 'Ботинки', path: 'obuv/botinki' },
  'obuv/botinki': { ...shoes, title: 'Сапоги до колена', label: 'Все сапоги', path: 'obuv/sapogi' },
  'obuv/krossovki': { ...shoes, title: 'На снег и слякоть', label: 'Ботинки', path: 'obuv/botinki' },
  novinki: { ...dresses, title: 'Вечер', label: 'Смотреть коллекцию', path: 'kollektsiya/vecher' },
};

/**
 * The tile of a listing; null if the listing has no tile, or if the tile's target or picture does not exist.
 */
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
