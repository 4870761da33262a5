/**
 * The roles of goods in outfits. Goods with the role `underwear` or `swimwear` get no outfit; `nightwear`,
 * `robe` and `homeShoes` are only combined with each other.
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
 * For each role, words in dictionary form that occur in names of goods and categories of this role. An entry
 * of several words matches if the name contains all of them. Add words for new kinds of goods here: goods
 * without any of these words have no role and no outfit.
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

/** Words that mark goods for home or for bathing wherever they are in the name, as in «Брюки для дома». */
export const indoorWords = {
  nightwear: 'пижамный, пижама, домашний, дом, сон, сна',
  swimwear: 'купальный, пляжный, плавание',
} as const satisfies Partial<Record<Role, string>>;

/**
 * Categories whose role takes precedence over a product's name: a vest in outerwear is outerwear, and a
 * T-shirt in underwear is not a top. The roles listed for a category are exceptions: a product's name can
 * still give it one of these.
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
 * `coldWords` mark goods that are not worn in summer, `warmWords` goods that are worn only in warm months.
 * These words take precedence over the season that the feed gives.
 */
export const coldWords =
  'шапка, шапочка, балаклава, снуд, шарф, перчатки, варежки, рукавицы, митенки, сапоги, угги, пуховик, шуба, дублёнка';
export const warmWords = 'шорты, бермуды, босоножки, сандалии, сарафан, песочник, панама, эспадрильи';

/**
 * Words in names that mark sports goods. The two lists after this one mark dressy goods and evening goods.
 */
export const sportsWords =
  'спортивный, худи, свитшот, толстовка, футер, джоггеры, резинка, шнурок, начёс, сетка, мембрана, беговой';
export const dressedWords =
  'костюм, костюмный, атласный, шёлковый, бархатный, твид, пальто, пиджак, жакет, балетки, лодочки, сапоги, клатч, ' +
  'портфель, клапан';
export const eveningWords = 'вечерний, смокинг, коктейльный';

/** Words that mark patterned goods. Two patterned pieces are never combined. */
export const patternWords =
  'полоска, полосатый, клетка, горох, цветы, цветочный, принт, рисунок, узор, леопардовый, виши, тартан, жаккард';
