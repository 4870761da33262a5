import { sizeRun } from '#shared/goods/sizes.ts';
import { type ModelFacts, withCommon } from '../../garments/garment-model.ts';

type Category = 'krossovki' | 'botinki' | 'tufli' | 'sapogi';

function inCategory(category: Category, models: readonly ModelFacts[]) {
  return withCommon(
    { in: [`obuv/${category}`], audience: 'women', sizeSystem: 'shoes', sizes: sizeRun('shoes', '36', '41') },
    models,
  );
}

export const womenShoes = [
  ...inCategory('krossovki', [
    {
      name: 'Кожаные кроссовки',
      silhouette: 'sneakers',
      cloth: 'sneaker-leather',
      price: 8990,
      colours: ['white', 'milk', 'black'],
      about:
        'Низкие кроссовки без логотипа, с тонкой прошитой подошвой. Подходят и к джинсам, и к плиссированной юбке.',
      season: 'Круглый год',
    },
    {
      name: 'Кроссовки из сетки',
      silhouette: 'runners',
      cloth: 'sneaker-mesh',
      price: 5990,
      colours: ['lavender', 'sand', 'ice'],
      about: 'Лёгкая пара для долгих прогулок. Ткань дышит, задник держит пятку.',
    },
    {
      name: 'Беговые кроссовки',
      silhouette: 'runners',
      cloth: 'sneaker-mesh',
      price: 7490,
      colours: ['white', 'black', 'blush'],
      about:
        'Толстая пена гасит удар, рельефная подошва держит на мокром асфальте. Пятка скошена для переката.',
    },
    {
      name: 'Замшевые кроссовки',
      silhouette: 'sneakers',
      cloth: 'sneaker-suede',
      price: 9990,
      colours: ['taupe', 'bottle', 'rose'],
      about: 'Замша и ровная подошва: почти туфли по виду. Шнурки хлопковые, второй комплект в коробке.',
    },
  ]),
  ...inCategory('botinki', [
    {
      name: 'Кожаные челси',
      silhouette: 'chelsea',
      cloth: 'shoe-leather',
      price: 12990,
      colours: ['black', 'chestnut', 'oxblood'],
      about: 'Надеваются одним движением за петлю на пятке. Подошва с рельефом не скользит на мокрой плитке.',
    },
    {
      name: 'Замшевые челси',
      silhouette: 'chelsea',
      cloth: 'shoe-suede',
      price: 11990,
      colours: ['taupe', 'navy', 'cognac'],
      about: 'Мягкие ботинки на осень. Резинка по бокам плотная, голенище не разбалтывается.',
    },
    {
      name: 'Ботинки на шнуровке',
      silhouette: 'laced-boots',
      cloth: 'shoe-leather',
      price: 13490,
      colours: ['burgundy', 'black', 'cognac'],
      about: 'Крепкие ботинки до щиколотки. Язычок пришит по бокам и не пропускает воду.',
    },
  ]),
  ...inCategory('tufli', [
    {
      name: 'Кожаные балетки',
      silhouette: 'ballet-flats',
      cloth: 'shoe-leather',
      price: 6990,
      colours: ['black', 'ecru', 'red'],
      about: 'Тонкая кожа, складываются пополам и помещаются в сумку. Край обработан мягким кантом.',
      season: 'Круглый год',
    },
    {
      name: 'Балетки металлик',
      silhouette: 'ballet-flats',
      cloth: 'shoe-leather',
      price: 7490,
      colours: ['silver', 'gold'],
      about: 'Блеск приглушённый, носят и днём. Подошва гибкая.',
      season: 'Круглый год',
    },
    {
      name: 'Замшевые балетки с бантом',
      silhouette: 'ballet-flats',
      cloth: 'shoe-suede',
      price: 7990,
      colours: ['bottle', 'black', 'lingonberry'],
      about: 'Матовая замша смягчает строгий низ. Бант из тонкого шнура пришит и не развязывается.',
    },
    {
      name: 'Кожаные лоферы',
      silhouette: 'loafers',
      cloth: 'shoe-leather',
      price: 10990,
      colours: ['burgundy', 'black', 'chestnut'],
      about: 'Шов по мыску прошит вручную, на перемычке прорезь. Носят с носком и без.',
      season: 'Круглый год',
    },
    {
      name: 'Замшевые лоферы',
      silhouette: 'loafers',
      cloth: 'shoe-suede',
      price: 9990,
      colours: ['navy', 'taupe', 'cognac'],
      about: 'Мягкая пара к прямым брюкам и джинсам. Каблук низкий, наборный.',
    },
    {
      name: 'Кожаные туфли на каблуке',
      silhouette: 'pumps',
      cloth: 'shoe-leather',
      price: 9990,
      colours: ['oxblood', 'black', 'nude'],
      about: 'Устойчивый каблук обтянут той же кожей. Мысок миндальный, вырез неглубокий.',
      season: 'Круглый год',
    },
    {
      name: 'Замшевые лодочки',
      silhouette: 'pumps',
      cloth: 'shoe-suede',
      price: 10490,
      colours: ['rose', 'black', 'lavender'],
      about: 'Матовая пара к платью и к костюму. На каблуке в пять сантиметров проводят весь вечер.',
    },
    {
      name: 'Светлые туфли на каблуке',
      silhouette: 'pumps',
      cloth: 'shoe-leather',
      price: 9490,
      colours: ['ecru', 'taupe'],
      about: 'Спокойный цвет к летним платьям. Край прострочен и не врезается.',
      season: 'Круглый год',
    },
  ]),
  ...inCategory('sapogi', [
    {
      name: 'Кожаные сапоги до колена',
      silhouette: 'knee-boots',
      cloth: 'shoe-leather',
      price: 17990,
      colours: ['black', 'cognac', 'oxblood'],
      about: 'Голенище прямое, поверх узких джинсов сидит свободно. Обхват 37 см в размере 38.',
    },
    {
      name: 'Замшевые сапоги',
      silhouette: 'knee-boots',
      cloth: 'shoe-suede',
      price: 16990,
      colours: ['taupe', 'black', 'bottle'],
      about: 'Мягкое голенище ложится складками. Внутри тонкая байка.',
      lining: { хлопок: 100 },
    },
    {
      name: 'Зимние сапоги на шерсти',
      silhouette: 'knee-boots',
      cloth: 'winter-leather',
      price: 19990,
      colours: ['black', 'chestnut'],
      about: 'Шерсть по всей высоте голенища. Подошва с протектором.',
      season: 'Зима',
      lining: { шерсть: 100 },
    },
  ]),
];
