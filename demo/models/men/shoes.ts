import { sizeRun } from '#shared/goods/sizes.ts';
import { type ModelFacts, withCommon } from '../../garments/garment-model.ts';

type Category = 'krossovki' | 'botinki' | 'tufli' | 'sapogi';

function inCategory(category: Category, models: readonly ModelFacts[]) {
  return withCommon(
    { in: [`obuv/${category}`], audience: 'men', sizeSystem: 'shoes', sizes: sizeRun('shoes', '40', '45') },
    models,
  );
}

export const menShoes = [
  ...inCategory('krossovki', [
    {
      name: 'Мужские кожаные кроссовки',
      silhouette: 'sneakers',
      cloth: 'sneaker-leather',
      price: 9490,
      colours: ['navy', 'grey'],
      about: 'Гладкая пара, которую носят с чинос и с костюмом. Подошва прошита по кругу.',
    },
    {
      name: 'Мужские кроссовки из сетки',
      silhouette: 'sneakers',
      cloth: 'sneaker-mesh',
      price: 6490,
      colours: ['graphite', 'olive'],
      about: 'Для города и зала. Пятка амортизирует, мысок защищён.',
    },
    {
      name: 'Мужские замшевые кроссовки',
      silhouette: 'sneakers',
      cloth: 'shoe-suede',
      price: 10490,
      colours: ['sand', 'petrol', 'chestnut'],
      about: 'Плотная замша на светлой подошве. Язычок закреплён и не съезжает.',
    },
  ]),
  ...inCategory('botinki', [
    {
      name: 'Мужские челси',
      silhouette: 'chelsea',
      cloth: 'welted-leather',
      price: 14490,
      colours: ['black', 'chestnut', 'cognac'],
      about: 'Под костюм и под джинсы. Мысок округлый, колодка не узкая.',
    },
    {
      name: 'Мужские замшевые челси',
      silhouette: 'chelsea',
      cloth: 'shoe-suede',
      price: 13490,
      colours: ['sand', 'chocolate', 'graphite'],
      about: 'Сухая осень и весна. Петля на пятке кожаная, прошита насквозь.',
    },
    {
      name: 'Зимние мужские челси',
      silhouette: 'chelsea',
      cloth: 'winter-leather',
      price: 16990,
      colours: ['chestnut', 'oxblood'],
      about: 'На меху, с вынимаемой стелькой. Подошва не дубеет на морозе.',
      season: 'Зима',
      lining: { шерсть: 100 },
    },
    {
      name: 'Мужские ботинки на шнуровке',
      silhouette: 'laced-boots',
      cloth: 'welted-leather',
      price: 15990,
      colours: ['black', 'chestnut', 'cognac'],
      about: 'Рантовая подошва, которую можно заменить. Голенище с мягким кантом.',
    },
    {
      name: 'Ботинки из замши',
      silhouette: 'laced-boots',
      cloth: 'shoe-suede',
      price: 13990,
      colours: ['sand', 'navy'],
      about: 'Лёгкие ботинки на каучуковой подошве. Швов мало, мысок гладкий.',
    },
    {
      name: 'Зимние мужские ботинки',
      silhouette: 'laced-boots',
      cloth: 'winter-leather',
      price: 18990,
      colours: ['black', 'chocolate'],
      about: 'Шерсть внутри, глубокий протектор снаружи. Выдерживают реагенты.',
      season: 'Зима',
      lining: { шерсть: 100 },
    },
  ]),
];
