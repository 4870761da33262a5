import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const women = { audience: 'women', sizeSystem: 'women', sizes: sizeRun('women', '42', '52') } as const;

export const womenCoats = withCommon({ in: ['zhenshchinam/verkhnyaya-odezhda'], ...women }, [
  {
    name: 'Пальто прямого кроя из шерсти',
    silhouette: 'coat',
    cloth: 'coat-wool',
    price: 24990,
    colours: ['camel', 'graphite', 'burgundy'],
    about: 'Прямое пальто до колена на трёх пуговицах. Рукав втачной — под него проходит толстый свитер.',
    lining: { вискоза: 100 },
    attributes: { Длина: '102 см по спинке' },
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Пальто в шотландскую клетку',
    silhouette: 'coat',
    cloth: 'coat-blend',
    price: 22990,
    colours: ['grey-tartan', 'camel-tartan', 'navy-tartan'],
    about: 'Клетка сходится на полочках и карманах. Цвет спокойный: к пальто легко подобрать шарф.',
    lining: { полиэстер: 100 },
    attributes: { Длина: '100 см по спинке' },
  },
  {
    name: 'Зимнее пальто из шерсти',
    silhouette: 'coat',
    cloth: 'coat-wool',
    price: 25990,
    colours: ['black', 'oat', 'petrol'],
    about: 'Прямое пальто на подкладке, под которое проходит толстый свитер. Ткань не продувается.',
    lining: { вискоза: 100 },
    season: 'Зима',
    attributes: { Длина: '104 см по спинке' },
  },

  {
    name: 'Тренч из габардина',
    silhouette: 'trench',
    cloth: 'trench-cotton',
    price: 15990,
    dearer: { from: '52', by: 1500 },
    colours: ['sand', 'khaki', 'black'],
    about: 'Классический крой: погоны, кокетка от дождя, пояс с пряжкой. Длина до колена.',
    lining: { вискоза: 100 },
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Лёгкий тренч без подкладки',
    silhouette: 'trench',
    cloth: 'gabardine',
    price: 11990,
    colours: ['ecru', 'olive', 'navy'],
    about:
      'Швы окантованы лентой, поэтому тренч можно носить нараспашку. В сложенном виде помещается в сумку.',
  },
  {
    name: 'Тренч из лиоцелла',
    silhouette: 'trench',
    cloth: 'lyocell',
    price: 13990,
    colours: ['sage', 'camel', 'petrol'],
    about: 'Текучая ткань вместо жёсткого габардина. Пояс с пряжкой собирает её мягкими складками.',
    season: 'Демисезон',
  },
  {
    name: 'Парка с капюшоном',
    silhouette: 'parka',
    cloth: 'trench-cotton',
    price: 16990,
    colours: ['olive', 'navy', 'sand'],
    about: 'Капюшон и талия стягиваются шнурком, планка закрывает от ветра. Карманы большие, под клапанами.',
    lining: { хлопок: 100 },
  },
  {
    name: 'Городская парка',
    silhouette: 'parka',
    cloth: 'polyester',
    price: 18990,
    colours: ['black', 'moss', 'petrol'],
    about: 'Закрывает бедро и не шуршит. Кнопки идут до низа: в машине нижние можно расстегнуть.',
    lining: { полиэстер: 100 },
  },
]);
