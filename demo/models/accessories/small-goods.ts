import { sizes } from '#shared/goods/sizes.ts';
import { type ModelFacts, withCommon } from '../../garments/garment-model.ts';

function single(category: string, models: readonly ModelFacts[]) {
  return withCommon(
    { in: [`aksessuary/${category}`], audience: 'women', sizeSystem: 'one-size', sizes: sizes['one-size'] },
    models,
  );
}

export const belts = withCommon(
  { in: ['aksessuary/remni'], audience: 'women', sizeSystem: 'belt', sizes: sizes.belt },
  [
    {
      name: 'Классический кожаный ремень',
      silhouette: 'belt',
      cloth: 'goods-leather',
      price: 2990,
      colours: ['black', 'chestnut', 'cognac'],
      about: 'Цельная кожа толщиной 3,5 мм, без склейки. Пряжка латунная, матовая.',
      attributes: { Ширина: '3,5 см' },
    },
    {
      name: 'Узкий ремень',
      silhouette: 'narrow-belt',
      cloth: 'goods-leather',
      price: 1990,
      colours: ['oxblood', 'ecru', 'black'],
      about: 'Для платьев и брюк с высокой посадкой. Шлёвок две, хвост не болтается.',
      attributes: { Ширина: '2 см' },
    },
    {
      name: 'Ремень на джинсы',
      silhouette: 'belt',
      cloth: 'goods-leather',
      price: 3490,
      colours: ['chocolate', 'navy'],
      about: 'Сидит и на талии, и на бёдрах. Край прострочен, хвост держит шлёвка.',
      attributes: { Ширина: '3,5 см' },
    },
    {
      name: 'Мужской ремень под костюм',
      silhouette: 'belt',
      cloth: 'smooth-leather',
      price: 3290,
      colours: ['black', 'chestnut', 'navy'],
      about: 'Гладкий ремень с узкой пряжкой. Пять отверстий, край прострочен в тон.',
      attributes: { Ширина: '3 см' },
    },
    {
      name: 'Плетёный кожаный ремень',
      silhouette: 'braided-belt',
      cloth: 'goods-leather',
      price: 3490,
      colours: ['chestnut', 'cognac', 'black'],
      about:
        'Застёгивается в любом месте плетения: отверстия не нужны. Кончик и пряжка обшиты цельной кожей.',
      attributes: { Ширина: '3,5 см' },
    },
    {
      name: 'Плетёный ремень из замши',
      silhouette: 'braided-belt',
      cloth: 'goods-suede',
      price: 2990,
      colours: ['taupe', 'navy', 'bottle'],
      about: 'Мягкое плетение к льну и вельвету. Садится по фигуре за несколько дней.',
      attributes: { Ширина: '3,5 см' },
    },
    {
      name: 'Ремень металлик',
      silhouette: 'narrow-belt',
      cloth: 'goods-leather',
      price: 2490,
      colours: ['silver', 'gold'],
      about: 'Тонкая линия блеска на чёрном платье. Пряжка круглая, латунная.',
      attributes: { Ширина: '2 см' },
    },
  ],
);

export const eyewear = single('ochki', [
  {
    name: 'Солнцезащитные очки из ацетата',
    silhouette: 'glasses',
    cloth: 'acetate',
    price: 4990,
    colours: ['black', 'chestnut', 'olive'],
    about: 'Средняя ширина, подходят большинству лиц. Футляр и салфетка в комплекте.',
    attributes: { Ширина: '142 мм' },
  },
  {
    name: 'Очки в светлой оправе',
    silhouette: 'glasses',
    cloth: 'acetate',
    price: 4990,
    colours: ['ecru', 'rose', 'ice'],
    about: 'Светлая оправа смягчает лицо. Петли на пять зубцов, не разбалтываются.',
    attributes: { Ширина: '140 мм' },
  },
  {
    name: 'Лёгкие солнцезащитные очки',
    silhouette: 'glasses',
    cloth: 'acetate',
    price: 3990,
    colours: ['oxblood', 'mocha'],
    about: 'Вес 24 грамма, на переносице не чувствуются. Линзы серые, цвета не искажают.',
    attributes: { Ширина: '138 мм' },
  },
  {
    name: 'Очки с дымчатыми линзами',
    silhouette: 'glasses',
    cloth: 'acetate',
    price: 5990,
    colours: ['cognac', 'graphite'],
    about: 'Линзы темнее сверху и светлее снизу. Изнутри не бликуют.',
    attributes: { Ширина: '148 мм' },
  },
]);

export const jewellery = single('ukrasheniya', [
  {
    name: 'Серьги гладкие',
    silhouette: 'earrings',
    cloth: 'brass',
    price: 1490,
    colours: ['gold', 'silver'],
    about: 'Серьги на каждый день без камней и рисунка. Замок английский, держит надёжно.',
  },
  {
    name: 'Лёгкие серьги',
    silhouette: 'earrings',
    cloth: 'matt-brass',
    price: 1190,
    colours: ['silver', 'gold'],
    about: 'Полые внутри, пара весит четыре грамма. Мочку не тянут.',
  },
  {
    name: 'Серьги с чернением',
    silhouette: 'earrings',
    cloth: 'brass',
    price: 1690,
    colours: ['graphite', 'charcoal'],
    about: 'Тёмное покрытие без блеска: к графиту и серому трикотажу. Форма гладкая, за шарф не цепляются.',
  },
  {
    name: 'Колье на каждый день',
    silhouette: 'necklace',
    cloth: 'brass',
    price: 1990,
    colours: ['gold', 'silver'],
    about: 'Ложится под ключицы. Длину меняют три звена на застёжке.',
    attributes: { Длина: '42–47 см' },
  },
  {
    name: 'Длинное колье',
    silhouette: 'necklace',
    cloth: 'matt-brass',
    price: 2490,
    colours: ['silver', 'gold'],
    about: 'Поверх свитера — в одну линию, на рубашке — вдвое. Звенья спаяны.',
    attributes: { Длина: '70–75 см' },
  },
  {
    name: 'Колье с чернением',
    silhouette: 'necklace',
    cloth: 'brass',
    price: 2290,
    colours: ['graphite', 'charcoal'],
    about: 'Тёмные звенья хорошо видны на светлой рубашке. Застёжка плоская, волосы не путает.',
    attributes: { Длина: '45–50 см' },
  },
]);
