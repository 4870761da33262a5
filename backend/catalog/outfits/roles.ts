/**
 * The roles of goods in outfits. `underwear` and `swimwear` go with nothing; `nightwear`, `robe` and
 * `homeShoes` only go with each other.
 */
export const roles = [
  'top',
  'bottom',
  'onePiece',
  'layer',
  'outerwear',
  'shoes',
  'bag',
  'belt',
  'headwear',
  'scarf',
  'gloves',
  'jewellery',
  'glasses',
  'hosiery',
  'nightwear',
  'robe',
  'homeShoes',
  'underwear',
  'swimwear',
] as const;

export type Role = (typeof roles)[number];

/**
 * For each role, words that occur in names of its goods and categories, in dictionary form. All words of a
 * phrase must occur. Add new kinds of goods here: goods without any of these words have no role and no
 * outfit.
 */
export const roleWords: Readonly<Record<Role, string>> = {
  top:
    'блуза, блузка, рубашка, сорочка, футболка, поло, топ, майка, лонгслив, боди, туника, джемпер, свитер, пуловер, ' +
    'водолазка, худи, свитшот, толстовка, трикотаж',
  bottom: 'брюки, штаны, чинос, джинсы, джоггеры, леггинсы, лосины, юбка, шорты, бермуды',
  onePiece: 'платье, сарафан, комбинезон, песочник',
  layer: 'жакет, пиджак, блейзер, кардиган, жилет, жилетка, болеро, бомбер',
  outerwear:
    'верхняя одежда, пальто, куртка, пуховик, парка, тренч, плащ, шуба, дублёнка, полупальто, косуха, ветровка, ' +
    'дождевик, анорак',
  shoes:
    'обувь, туфли, балетки, лодочки, ботинки, ботильоны, полуботинки, челси, сапоги, полусапоги, кроссовки, кеды, лоферы, ' +
    'мокасины, босоножки, сандалии, мюли, сабо, эспадрильи, слипоны, берцы, угги',
  bag: 'сумка, сумочка, рюкзак, шопер, клатч, портфель',
  belt: 'ремень, пояс',
  headwear: 'головной убор, шапка, шапочка, кепка, бейсболка, берет, шляпа, панама, балаклава',
  scarf: 'шарф, снуд, палантин, платок',
  gloves: 'перчатки, варежки, рукавицы, митенки',
  jewellery: 'украшение, серьги, колье, кольцо, браслет, подвеска, брошь, чокер',
  glasses: 'очки',
  hosiery: 'носки, колготки, чулки, гольфы, подследники',
  nightwear: 'домашняя одежда, одежда дом, пижама',
  robe: 'халат, кимоно, пеньюар',
  homeShoes: 'домашняя обувь, тапочки, тапки',
  underwear: 'бельё, трусы, боксеры, бюстгальтер, бра, бралетт, корсет, термобельё, комбидресс',
  swimwear: 'купальник, плавки, пляжная одежда, парео',
};

/** Words that mark goods for wearing at home, wherever they occur in a name, as in «Брюки для дома». */
export const indoorWords = {
  nightwear: 'пижамный, пижама, домашний, дом, сон, сна',
  swimwear: 'купальный, пляжный, плавание',
} as const satisfies Partial<Record<Role, string>>;

/**
 * Categories that take precedence over a product's name: a vest among outerwear is outerwear, a T-shirt among
 * underwear is not a top. The value lists the roles that the name may still give to goods of the category.
 */
export const decisiveCategories: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  outerwear: [],
  underwear: ['hosiery', 'nightwear', 'robe', 'swimwear'],
  nightwear: ['robe', 'homeShoes', 'hosiery'],
  swimwear: [],
};

/** Words for goods that are meant for women unless their names or categories name an audience. */
export const womensWords =
  'платье, сарафан, юбка, блуза, блузка, балетки, лодочки, босоножки, мюли, сумка, сумочка, клатч, серьги, колье, брошь, ' +
  'чокер, палантин, колготки, чулки';

/**
 * Words for goods that are not worn in summer, and for goods that are worn only in warm months, regardless of
 * their season field.
 */
export const coldWords =
  'шапка, шапочка, балаклава, снуд, шарф, перчатки, варежки, рукавицы, митенки, сапоги, угги, пуховик, шуба, дублёнка';
export const warmWords = 'шорты, бермуды, босоножки, сандалии, сарафан, песочник, панама, эспадрильи';

/** Words of sports goods, dressy goods and evening goods. */
export const sportsWords =
  'спортивный, худи, свитшот, толстовка, футер, джоггеры, резинка, шнурок, начёс, сетка, мембрана, беговой';
export const dressedWords =
  'костюм, костюмный, атласный, шёлковый, бархатный, твид, пальто, пиджак, жакет, балетки, лодочки, сапоги, клатч, ' +
  'портфель, клапан';
export const eveningWords = 'вечерний, смокинг, коктейльный';

/** Words of patterns: two patterned pieces are never combined. */
export const patternWords =
  'полоска, полосатый, клетка, горох, цветы, цветочный, принт, рисунок, узор, леопардовый, виши, тартан, жаккард';
