import type { Gender } from './declension.ts';

export type Noun = readonly [word: string, gender: Gender];

/** What goods of a silhouette are called, the usual word first. */
const nouns: Readonly<Record<string, readonly Noun[]>> = {
  tee: [['Футболка', 'f']],
  longsleeve: [['Лонгслив', 'm']],
  tank: [
    ['Майка', 'f'],
    ['Топ', 'm'],
  ],
  polo: [
    ['Поло', 'n'],
    ['Рубашка-поло', 'f'],
  ],
  shirt: [
    ['Рубашка', 'f'],
    ['Сорочка', 'f'],
  ],
  blouse: [
    ['Блуза', 'f'],
    ['Блузка', 'f'],
  ],
  sweater: [
    ['Джемпер', 'm'],
    ['Пуловер', 'm'],
    ['Свитер', 'm'],
  ],
  turtleneck: [
    ['Свитер', 'm'],
    ['Водолазка', 'f'],
  ],
  crew: [
    ['Джемпер', 'm'],
    ['Пуловер', 'm'],
  ],
  cardigan: [
    ['Кардиган', 'm'],
    ['Кофта', 'f'],
  ],
  hoodie: [
    ['Худи', 'n'],
    ['Толстовка', 'f'],
  ],
  sweatshirt: [['Свитшот', 'm']],
  'knit-vest': [['Жилет', 'm']],
  dress: [
    ['Платье', 'n'],
    ['Сарафан', 'm'],
  ],
  'slip-dress': [
    ['Платье-комбинация', 'n'],
    ['Платье', 'n'],
  ],
  'knit-dress': [['Платье', 'n']],
  'shirt-dress': [['Платье-рубашка', 'n']],
  'midi-dress': [
    ['Платье-миди', 'n'],
    ['Платье', 'n'],
  ],
  jeans: [['Джинсы', 'many']],
  'jeans-wide': [['Джинсы', 'many']],
  'trousers-wide': [
    ['Брюки', 'many'],
    ['Палаццо', 'many'],
  ],
  'trousers-slim': [
    ['Брюки', 'many'],
    ['Чинос', 'many'],
  ],
  joggers: [
    ['Брюки', 'many'],
    ['Джоггеры', 'many'],
  ],
  shorts: [
    ['Шорты', 'many'],
    ['Бермуды', 'many'],
  ],
  'skirt-pleated': [['Юбка', 'f']],
  'skirt-pencil': [
    ['Юбка-карандаш', 'f'],
    ['Юбка', 'f'],
  ],
  'denim-skirt': [['Юбка', 'f']],
  blazer: [
    ['Жакет', 'm'],
    ['Блейзер', 'm'],
  ],
  coat: [['Пальто', 'n']],
  puffer: [
    ['Пуховик', 'm'],
    ['Куртка', 'f'],
  ],
  trench: [
    ['Тренч', 'm'],
    ['Плащ', 'm'],
  ],
  parka: [
    ['Парка', 'f'],
    ['Куртка', 'f'],
  ],
  'leather-jacket': [
    ['Куртка', 'f'],
    ['Косуха', 'f'],
  ],
  'denim-jacket': [['Куртка', 'f']],
  'puffer-vest': [['Жилет', 'm']],
  pyjama: [['Пижама', 'f']],
  robe: [['Халат', 'm']],
  bra: [['Бюстгальтер', 'm']],
  briefs: [['Трусы', 'many']],
  boxers: [
    ['Боксеры', 'many'],
    ['Трусы', 'many'],
  ],
  socks: [['Носки', 'many']],
  'kids-tee': [['Футболка', 'f']],
  'kids-hoodie': [
    ['Худи', 'n'],
    ['Толстовка', 'f'],
  ],
  'kids-overall': [['Комбинезон', 'm']],
  'kids-romper': [
    ['Песочник', 'm'],
    ['Боди', 'n'],
  ],
  'kids-dress': [['Платье', 'n']],
  sneakers: [
    ['Кроссовки', 'many'],
    ['Кеды', 'many'],
  ],
  chelsea: [
    ['Челси', 'many'],
    ['Ботинки', 'many'],
  ],
  'laced-boots': [['Ботинки', 'many']],
  pumps: [
    ['Туфли', 'many'],
    ['Лодочки', 'many'],
  ],
  'knee-boots': [['Сапоги', 'many']],
  loafers: [['Лоферы', 'many']],
  'ballet-flats': [['Балетки', 'many']],
  'bag-flap': [
    ['Сумка', 'f'],
    ['Клатч', 'm'],
  ],
  'bag-tote': [
    ['Сумка', 'f'],
    ['Сумка-шопер', 'f'],
  ],
  backpack: [['Рюкзак', 'm']],
  scarf: [
    ['Шарф', 'm'],
    ['Палантин', 'm'],
  ],
  beanie: [['Шапка', 'f']],
  cap: [
    ['Кепка', 'f'],
    ['Бейсболка', 'f'],
  ],
  belt: [['Ремень', 'm']],
  glasses: [['Очки', 'many']],
  earrings: [['Серьги', 'many']],
  necklace: [
    ['Колье', 'n'],
    ['Подвеска', 'f'],
  ],
  gloves: [['Перчатки', 'many']],
};

/** Words of a silhouette for men that differ from those for women. */
const forMen: Readonly<Record<string, readonly Noun[]>> = {
  blazer: [
    ['Пиджак', 'm'],
    ['Блейзер', 'm'],
  ],
  blouse: [['Рубашка', 'f']],
  'trousers-wide': [['Брюки', 'many']],
};

/** What goods of a silhouette are called. Throws for a silhouette without words. */
export function nounsOf(silhouette: string, isForMen: boolean): readonly Noun[] {
  const words = (isForMen ? forMen[silhouette] : undefined) ?? nouns[silhouette];
  if (!words) throw new RangeError(`The silhouette ${silhouette} has no nouns.`);
  return words;
}
