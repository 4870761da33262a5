import type { Goods } from '../goods/goods.ts';
import type { SceneId } from '../scenes/all-scenes.ts';
import type { SceneIds } from '../scenes/scene-context.ts';
import { GIFT_FROM_WORDS } from './gift-sum.ts';

/** A collection or a promotion, as it is written for the demo. */
export type CampaignFacts = {
  slug: string;
  name: string;
  /** The sentence that cards of the campaign show. */
  short: string;
  /** The paragraph at the top of the campaign's page. */
  text: string;
  terms?: string;
  card: SceneId;
  band: SceneId;
  /**
   * The campaign's outfit, which consists of the garments in the wide version of the picture. `alt` describes
   * the picture.
   */
  look?: SceneIds & { alt: string };
  /** Whether a model belongs to the campaign. */
  gathers: (goods: Goods) => boolean;
};

const grownUps = new Set(['women', 'men']);
const calm = new Set(['Чёрный', 'Белый', 'Серый', 'Бежевый', 'Коричневый', 'Синий', 'Бордовый', 'Хаки']);

/** Makes a function that selects goods for adults with one of these silhouettes. */
function wearing(...silhouettes: string[]): (goods: Goods) => boolean {
  const wanted = new Set(silhouettes);
  return ({ model }) => grownUps.has(model.audience) && wanted.has(model.silhouette);
}

/** Whether the first colour of a model is a neutral one. */
function isCalm({ group }: Goods): boolean {
  return calm.has(group.variants[0]?.colour.family ?? '');
}

const summer = ({ group }: Goods) => group.season === 'Лето';
const cloth =
  (...names: string[]) =>
  ({ model }: Goods) =>
    names.includes(model.cloth);

const coats = wearing(
  'coat',
  'men-coat',
  'trench',
  'parka',
  'men-parka',
  'puffer',
  'men-puffer',
  'kids-puffer',
);
const woollens = wearing(
  'turtleneck',
  'men-turtleneck',
  'sweater',
  'men-sweater',
  'cardigan',
  'knit-dress',
  'knit-dress-short',
);
const boots = wearing('chelsea', 'laced-boots', 'ankle-boots', 'knee-boots', 'heeled-boots', 'wide-boots');
const warmers = wearing(
  'beanie',
  'beanie-pompom',
  'scarf',
  'scarf-knotted',
  'snood',
  'gloves',
  'mittens',
  'mittens-cable',
);
const suits = wearing(
  'blazer',
  'blazer-double',
  'blazer-long',
  'men-blazer',
  'men-blazer-double',
  'trousers-slim',
  'men-trousers',
  'skirt-pencil',
  'shirt',
  'men-shirt',
  'skirt-aline',
  'shirt-dress-long',
  'ballet-flats',
);
const wideTrousers = wearing('trousers-wide');
const dressy = wearing(
  'dress',
  'dress-v',
  'dress-short',
  'dress-short-v',
  'blouse',
  'blouse-bow',
  'shirt',
  'skirt-pleated',
  'skirt-aline',
  'blazer',
);
const ornaments = wearing('ballet-flats', 'earrings', 'necklace', 'bag-flap');
const atHome = wearing('robe', 'pyjamas', 'joggers', 'socks', 'hoodie', 'sweatshirt', 'men-sweatshirt');
const soft = wearing('sweater', 'men-sweater', 'cardigan', 'knit-vest', 'men-vest');

export const collections: readonly CampaignFacts[] = [
  {
    slug: 'zimniy-gorod',
    name: 'Зимний город',
    short: 'Пальто, плотный трикотаж и обувь с протектором.',
    text: 'Одежда для дней, когда до метро минус десять, а в вагоне плюс двадцать. Прямые пальто и пуховики, под которые проходит толстый свитер, шерсть, которая не колется, и подошвы, которые держат на снегу.',
    card: 'collection-winter-city',
    band: 'collection-winter-city-band',
    look: {
      wide: 'capsule-wide',
      narrow: 'capsule-narrow',
      alt: 'Широкие брюки, пальто, свитер с высоким горлом, сумка и челси',
    },
    gathers: (goods) =>
      !summer(goods) &&
      isCalm(goods) &&
      (coats(goods) ||
        (boots(goods) && goods.group.season === 'Зима') ||
        ((woollens(goods) || warmers(goods)) &&
          cloth('merino', 'wool-cashmere', 'cashmere', 'alpaca', 'scarf-wool', 'glove-leather')(goods)) ||
        (wideTrousers(goods) && cloth('wool-suiting', 'wool-blend-suiting')(goods))),
  },
  {
    slug: 'ofis',
    name: 'Офис',
    short: 'Жакеты, брюки и рубашки, которые держат форму до вечера.',
    text: 'Гардероб рабочей недели: жакеты и пиджаки на подкладке, брюки со стрелками, рубашки, которым не нужен утюг каждое утро. Вещи одной ткани складываются в костюм, по отдельности их носят с денимом и трикотажем.',
    card: 'collection-office',
    band: 'collection-office-band',
    look: {
      wide: 'office-look-wide',
      narrow: 'office-look-narrow',
      alt: 'Жакет в полоску, белая рубашка, широкие брюки и сумка',
    },
    gathers: (goods) =>
      !summer(goods) &&
      !cloth('flannel', 'corduroy', 'light-denim', 'silk', 'satin', 'gabardine', 'linen')(goods) &&
      (suits(goods) || (wideTrousers(goods) && isCalm(goods))),
  },
  {
    slug: 'vecher',
    name: 'Вечер',
    short: 'Атлас, шёлк и креп, немного металла.',
    text: 'Атласные юбки и блузы, платья из крепа, который не мнётся в дороге. Блеск сдержанный: днём эти вещи выглядят матовыми, вечером хватает сумки и серёг.',
    card: 'collection-evening',
    band: 'collection-evening-band',
    look: {
      wide: 'evening-look-wide',
      narrow: 'evening-look-narrow',
      alt: 'Атласная юбка, шёлковая блуза-рубашка, сумка и сапоги',
    },
    gathers: (goods) =>
      (dressy(goods) &&
        cloth('satin', 'sateen', 'silk', 'crepe', 'wool-suiting')(goods) &&
        goods.model.audience === 'women') ||
      (ornaments(goods) && goods.model.audience === 'women'),
  },
  {
    slug: 'dom',
    name: 'Дом',
    short: 'Халаты, пижамы, худи и мягкий трикотаж.',
    text: 'То, что надевают, когда никуда не нужно: вафельные и махровые халаты, пижамы с кантом, худи с начёсом, брюки из футера и носки с плюшевой петлёй. Вещи, в которых приятно остаться ещё на час.',
    card: 'collection-home',
    band: 'collection-home-band',
    gathers: (goods) =>
      (atHome(goods) && !cloth('gabardine', 'lyocell')(goods)) ||
      (soft(goods) && cloth('cotton-knit', 'cotton-cashmere')(goods)),
  },
];

/** Paths of the listings to whose goods the promo code of the knitwear promotion applies. */
export const knitwearPaths: readonly string[] = [
  'zhenshchinam/svitery-i-kardigany',
  'zhenshchinam/futbolki-i-topy',
  'muzhchinam/trikotazh',
  'muzhchinam/futbolki-i-polo',
];

const isKnit = wearing(
  'sweater',
  'men-sweater',
  'turtleneck',
  'men-turtleneck',
  'cardigan',
  'knit-vest',
  'men-vest',
  'tee',
  'tee-v',
  'men-tee',
  'longsleeve',
);

export const promotions: readonly CampaignFacts[] = [
  {
    slug: 'skidka-na-trikotazh',
    name: 'Скидка 10 % на трикотаж',
    short: 'По промокоду ZIMA10: свитеры, джемперы, футболки.',
    text: 'Введите промокод ZIMA10 в корзине: свитеры, джемперы, кардиганы, лонгсливы и футболки станут на 10 % дешевле. Скидка считается сразу, её сумма видна до оформления заказа.',
    terms:
      'Промокод действует на женский и мужской трикотаж и футболки по полной цене: на уценённые вещи скидка не распространяется. Вместе с ним можно применить только промокод на бесплатную доставку.',
    card: 'promotion-knitwear',
    band: 'promotion-knitwear-band',
    gathers: (goods) =>
      isKnit(goods) &&
      knitwearPaths.includes(goods.group.categoryPaths[0] ?? '') &&
      goods.group.variants.some(({ priceBefore }) => priceBefore === null),
  },
  {
    slug: 'shapka-v-podarok',
    name: 'Шапка в подарок',
    short: `К заказу от ${GIFT_FROM_WORDS}, взрослая или детская на выбор.`,
    text: `Когда товары в корзине стоят не меньше ${GIFT_FROM_WORDS}, под ними появится подарок: выберите взрослую шапку из мериноса или детскую с отворотом. Здесь собрано то, к чему она подойдёт.`,
    terms:
      'Сумма считается по ценам на сайте, до промокодов. К одному заказу добавляется одна шапка; если сумма станет меньше, она уйдёт из корзины. Выбор зависит от наличия на складе.',
    card: 'promotion-hat',
    band: 'promotion-hat-band',
    gathers: ({ model, group }) =>
      group.season !== 'Лето' &&
      ([
        'coat',
        'men-coat',
        'parka',
        'men-parka',
        'puffer',
        'men-puffer',
        'kids-puffer',
        'scarf',
        'scarf-knotted',
        'snood',
        'gloves',
        'mittens',
        'mittens-cable',
        'beanie',
        'beanie-pompom',
      ].includes(model.silhouette) ||
        (model.in[0].startsWith('detyam/') && group.season === 'Зима')),
  },
];
