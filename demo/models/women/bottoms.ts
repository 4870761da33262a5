import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const women = { audience: 'women', sizeSystem: 'women', sizes: sizeRun('women', '42', '52') } as const;

export const womenJeans = withCommon({ in: ['zhenshchinam/dzhinsy'], ...women }, [
  {
    name: 'Зауженные джинсы',
    silhouette: 'jeans',
    cloth: 'stretch-denim',
    price: 4990,
    colours: ['indigo', 'washed-blue', 'black'],
    about: 'Пять карманов, узкая штанина без обтяжки в икре. Пояс не отходит на спине.',
    attributes: { Длина: '78 см по внутреннему шву' },
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Белые джинсы',
    silhouette: 'jeans',
    cloth: 'stretch-denim',
    price: 5490,
    colours: ['white', 'ecru'],
    about: 'Карманы из белой саржи не просвечивают. Бельё под ними не видно.',
  },
  {
    name: 'Лёгкие джинсы на лето',
    silhouette: 'jeans',
    cloth: 'light-denim',
    price: 4990,
    colours: ['ice', 'indigo'],
    about: 'Пара для жары: весит вдвое меньше обычных джинсов. Швы плоские.',
  },
  {
    name: 'Широкие джинсы',
    silhouette: 'jeans-wide',
    cloth: 'rigid-denim',
    price: 6490,
    colours: ['indigo', 'black', 'washed-blue'],
    about:
      'Свободны от бедра до низа и не сминаются у щиколотки. Рассчитаны на каблук до четырёх сантиметров.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Джинсы-палаццо',
    silhouette: 'jeans-wide',
    cloth: 'light-denim',
    price: 7490,
    colours: ['charcoal', 'indigo'],
    about: 'Ширина по низу 29 сантиметров. Штанина мягко движется при ходьбе.',
  },
]);

export const womenTrousers = withCommon({ in: ['zhenshchinam/bryuki'], ...women }, [
  {
    name: 'Широкие брюки из смесовой шерсти',
    silhouette: 'trousers-wide',
    cloth: 'wool-blend-suiting',
    price: 7490,
    colours: ['grey', 'black', 'sand'],
    about: 'Штанина падает прямо от бедра и не собирается у щиколотки. Карманы косые, в шве.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Льняные широкие брюки',
    silhouette: 'trousers-wide',
    cloth: 'linen-viscose',
    price: 5990,
    colours: ['terracotta', 'olive', 'navy'],
    about: 'Летние брюки с высокой посадкой. Подкладка до колена, чтобы лён не просвечивал.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Брюки из костюмной шерсти',
    silhouette: 'trousers-wide',
    cloth: 'wool-suiting',
    price: 9490,
    colours: ['navy', 'graphite', 'taupe'],
    about:
      'Пара к жакету из той же ткани, но живут и сами по себе. Низ не подшит: длину подгоняют под каблук.',
  },
  {
    name: 'Зауженные брюки из костюмной ткани',
    silhouette: 'trousers-slim',
    cloth: 'suiting',
    price: 4490,
    colours: ['black', 'navy', 'graphite'],
    about: 'Узкие брюки на каждый рабочий день. Пояс ровный, ремень не обязателен.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Брюки в тонкую полоску',
    silhouette: 'trousers-slim',
    cloth: 'wool-blend-suiting',
    price: 6990,
    colours: ['navy-pin', 'graphite-pin'],
    about: 'Полоска тонкая, как у мужского костюма. Карманы боковые, в шве.',
  },
  {
    name: 'Зауженные брюки из габардина',
    silhouette: 'trousers-slim',
    cloth: 'gabardine',
    price: 4990,
    colours: ['chocolate', 'burgundy', 'khaki'],
    about: 'Хлопковые брюки с заутюженной стрелкой. Колени не вытягиваются.',
  },
  {
    name: 'Брюки на резинке из футера',
    silhouette: 'joggers',
    cloth: 'footer',
    price: 3490,
    colours: ['grey', 'sand', 'black', 'sage'],
    about: 'Пара к худи и свитшоту из того же полотна. Карманы глубокие, телефон не выпадает.',
  },
  {
    name: 'Брюки из шерсти с вискозой',
    silhouette: 'joggers',
    cloth: 'wool-viscose',
    price: 4990,
    colours: ['oat', 'graphite', 'mocha'],
    about: 'Мягкие брюки для дома и долгих перелётов. Полотно плотное, колени держит.',
    alsoIn: ['zhenshchinam/domashnyaya-odezhda'],
  },
  {
    name: 'Брюки из лиоцелла на шнурке',
    silhouette: 'joggers',
    cloth: 'lyocell',
    price: 4490,
    colours: ['khaki', 'black', 'navy'],
    about: 'Лёгкие брюки, которые летом заменяют джинсы. Низ собран на мягкую манжету.',
  },
]);
