import type { Gender } from './declension.ts';

export type Noun = readonly [word: string, gender: Gender];

/** Names for goods of a silhouette, the most common one first. */
const nouns: Readonly<Record<string, readonly Noun[]>> = {
  tee: [['Футболка', 'f']],
  'tee-v': [['Футболка', 'f']],
  'men-tee': [['Футболка', 'f']],
  longsleeve: [['Лонгслив', 'm']],
  polo: [
    ['Поло', 'n'],
    ['Рубашка-поло', 'f'],
  ],
  shirt: [
    ['Рубашка', 'f'],
    ['Сорочка', 'f'],
  ],
  'shirt-oversized': [['Рубашка', 'f']],
  blouse: [['Блузка', 'f']],
  'blouse-sleeveless': [['Блузка', 'f']],
  'blouse-bow': [['Блузка', 'f']],
  'men-shirt': [
    ['Рубашка', 'f'],
    ['Сорочка', 'f'],
  ],
  'men-overshirt': [['Рубашка', 'f']],
  'men-shirt-band': [['Рубашка', 'f']],
  sweater: [
    ['Джемпер', 'm'],
    ['Пуловер', 'm'],
    ['Свитер', 'm'],
  ],
  turtleneck: [
    ['Свитер', 'm'],
    ['Водолазка', 'f'],
  ],
  'men-turtleneck': [['Свитер', 'm']],
  'men-sweater': [
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
  'men-sweatshirt': [['Свитшот', 'm']],
  'knit-vest': [['Жилет', 'm']],
  'men-vest': [['Жилет', 'm']],
  dress: [
    ['Платье', 'n'],
    ['Сарафан', 'm'],
  ],
  'dress-v': [['Платье', 'n']],
  'dress-short': [
    ['Платье', 'n'],
    ['Сарафан', 'm'],
  ],
  'dress-short-v': [['Платье', 'n']],
  'knit-dress': [['Платье', 'n']],
  'knit-dress-short': [['Платье', 'n']],
  'shirt-dress': [['Платье-рубашка', 'n']],
  'shirt-dress-long': [['Платье-рубашка', 'n']],
  jeans: [['Джинсы', 'many']],
  'jeans-wide': [['Джинсы', 'many']],
  'men-jeans': [['Джинсы', 'many']],
  'men-jeans-slim': [['Джинсы', 'many']],
  'trousers-wide': [
    ['Брюки', 'many'],
    ['Палаццо', 'many'],
  ],
  'trousers-slim': [
    ['Брюки', 'many'],
    ['Чинос', 'many'],
  ],
  'men-trousers': [
    ['Брюки', 'many'],
    ['Чинос', 'many'],
  ],
  joggers: [
    ['Брюки', 'many'],
    ['Джоггеры', 'many'],
  ],
  'skirt-pleated': [['Юбка', 'f']],
  'skirt-aline': [['Юбка', 'f']],
  'skirt-pencil': [
    ['Юбка-карандаш', 'f'],
    ['Юбка', 'f'],
  ],
  blazer: [
    ['Жакет', 'm'],
    ['Блейзер', 'm'],
  ],
  'blazer-long': [['Жакет', 'm']],
  'blazer-double': [['Жакет', 'm']],
  'men-blazer': [
    ['Пиджак', 'm'],
    ['Блейзер', 'm'],
  ],
  'men-blazer-double': [['Пиджак', 'm']],
  coat: [['Пальто', 'n']],
  'men-coat': [['Пальто', 'n']],
  puffer: [
    ['Пуховик', 'm'],
    ['Куртка', 'f'],
  ],
  'men-puffer': [
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
  'men-parka': [
    ['Парка', 'f'],
    ['Куртка', 'f'],
  ],
  'leather-jacket': [
    ['Куртка', 'f'],
    ['Косуха', 'f'],
  ],
  'denim-jacket': [['Куртка', 'f']],
  robe: [['Халат', 'm']],
  pyjamas: [['Пижама', 'f']],
  briefs: [['Трусы', 'many']],
  socks: [['Носки', 'many']],
  'kids-tee': [['Футболка', 'f']],
  'kids-sweater': [
    ['Джемпер', 'm'],
    ['Пуловер', 'm'],
  ],
  'kids-sweatshirt': [['Свитшот', 'm']],
  'kids-shirt': [['Рубашка', 'f']],
  'kids-blouse': [['Блузка', 'f']],
  'kids-jeans': [['Джинсы', 'many']],
  'kids-joggers': [['Брюки', 'many']],
  'kids-shorts': [['Шорты', 'many']],
  'kids-cardigan': [
    ['Кардиган', 'm'],
    ['Кофта', 'f'],
  ],
  'kids-turtleneck': [['Водолазка', 'f']],
  'kids-knit-dress': [['Платье', 'n']],
  'kids-vest': [['Жилет', 'm']],
  'kids-pinafore': [['Сарафан', 'm']],
  'kids-trousers': [['Брюки', 'many']],
  'kids-skirt-pleated': [['Юбка', 'f']],
  'kids-puffer': [
    ['Пуховик', 'm'],
    ['Куртка', 'f'],
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
  runners: [['Кроссовки', 'many']],
  chelsea: [
    ['Челси', 'many'],
    ['Ботинки', 'many'],
  ],
  'laced-boots': [['Ботинки', 'many']],
  'knee-boots': [['Сапоги', 'many']],
  'heeled-boots': [['Сапоги', 'many']],
  'wide-boots': [['Сапоги', 'many']],
  'ankle-boots': [
    ['Ботильоны', 'many'],
    ['Ботинки', 'many'],
  ],
  'high-tops': [['Кеды', 'many']],
  'ballet-flats': [['Балетки', 'many']],
  loafers: [['Лоферы', 'many']],
  pumps: [
    ['Туфли', 'many'],
    ['Лодочки', 'many'],
  ],
  'bag-flap': [
    ['Сумка', 'f'],
    ['Клатч', 'm'],
  ],
  'bag-tote': [
    ['Сумка', 'f'],
    ['Сумка-шопер', 'f'],
  ],
  'bag-crossbody': [['Сумка через плечо', 'f']],
  'bag-hobo': [
    ['Сумка', 'f'],
    ['Сумка-хобо', 'f'],
  ],
  'bag-canvas': [
    ['Сумка', 'f'],
    ['Сумка-шопер', 'f'],
  ],
  backpack: [['Рюкзак', 'm']],
  scarf: [
    ['Шарф', 'm'],
    ['Палантин', 'm'],
  ],
  'scarf-knotted': [
    ['Шарф', 'm'],
    ['Палантин', 'm'],
  ],
  beanie: [['Шапка', 'f']],
  'beanie-pompom': [['Шапка с помпоном', 'f']],
  beret: [['Берет', 'm']],
  cap: [
    ['Кепка', 'f'],
    ['Бейсболка', 'f'],
  ],
  'bucket-hat': [['Панама', 'f']],
  belt: [['Ремень', 'm']],
  'narrow-belt': [['Ремень', 'm']],
  'braided-belt': [['Ремень', 'm']],
  glasses: [['Очки', 'many']],
  'glasses-cat': [['Очки', 'many']],
  'glasses-round': [['Круглые очки', 'many']],
  earrings: [['Серьги', 'many']],
  necklace: [
    ['Колье', 'n'],
    ['Подвеска', 'f'],
  ],
  bracelet: [['Браслет', 'm']],
  snood: [['Снуд', 'm']],
  mittens: [['Варежки', 'many']],
  'mittens-cable': [['Варежки с косами', 'many']],
  gloves: [['Перчатки', 'many']],
};

/** Names for goods of a silhouette. Throws for a silhouette without names. */
export function nounsOf(silhouette: string): readonly Noun[] {
  const words = nouns[silhouette];
  if (!words) throw new RangeError(`The silhouette ${silhouette} has no nouns.`);
  return words;
}
