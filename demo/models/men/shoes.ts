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
      season: 'Круглый год',
    },
    {
      name: 'Мужские кроссовки из сетки',
      silhouette: 'runners',
      cloth: 'sneaker-mesh',
      price: 6490,
      colours: ['graphite', 'olive'],
      about: 'Для города и зала. Пена под пяткой амортизирует, мысок защищён накладкой.',
    },
    {
      name: 'Мужские высокие кеды',
      silhouette: 'high-tops',
      cloth: 'sneaker-canvas',
      price: 5490,
      colours: ['navy', 'olive', 'graphite'],
      about: 'Плотный канвас, резиновый мысок и цветная полоса по подошве. Щиколотка закрыта.',
    },
  ]),
  ...inCategory('tufli', [
    {
      name: 'Мужские лоферы',
      silhouette: 'loafers',
      cloth: 'welted-leather',
      price: 12990,
      colours: ['cognac', 'black', 'chocolate'],
      about: 'К костюму без галстука и к чинос. Подошва на ранте, каблук наборный.',
      season: 'Круглый год',
    },
  ]),
  ...inCategory('botinki', [
    {
      name: 'Мужские замшевые челси',
      silhouette: 'chelsea',
      cloth: 'shoe-suede',
      price: 13490,
      colours: ['sand', 'chocolate', 'graphite'],
      about: 'Сухая осень и весна. Петля на пятке кожаная, прошита насквозь.',
    },
    {
      name: 'Мужские ботинки на шнуровке',
      silhouette: 'laced-boots',
      cloth: 'welted-leather',
      price: 15990,
      colours: ['chestnut', 'black', 'cognac'],
      about: 'Рантовая подошва, которую можно заменить. Голенище с мягким кантом.',
    },
    {
      name: 'Зимние мужские ботинки',
      silhouette: 'laced-boots',
      cloth: 'winter-leather',
      price: 18990,
      colours: ['black', 'chocolate', 'chestnut'],
      about: 'Шерсть внутри, глубокий протектор снаружи. Выдерживают реагенты.',
      season: 'Зима',
      lining: { шерсть: 100 },
    },
  ]),
];
