import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const men = { audience: 'men', sizeSystem: 'men', sizes: sizeRun('men', '44', '54') } as const;

export const menJeans = withCommon({ in: ['muzhchinam/dzhinsy'], ...men }, [
  {
    name: 'Мужские зауженные джинсы',
    silhouette: 'men-jeans-slim',
    cloth: 'stretch-denim',
    price: 4990,
    colours: ['petrol', 'graphite', 'charcoal'],
    about: 'Узкая штанина, которая не обтягивает икру. Пояс средней высоты, пять карманов.',
    attributes: { Длина: '82 см по внутреннему шву' },
  },
  {
    name: 'Светлые джинсы',
    silhouette: 'men-jeans-slim',
    cloth: 'stretch-denim',
    price: 5490,
    colours: ['ice', 'washed-blue'],
    about: 'Летняя пара с ровной выбелкой, без потёртостей. Строчка контрастная.',
  },
  {
    name: 'Цветные джинсы',
    silhouette: 'men-jeans-slim',
    cloth: 'soft-denim',
    price: 4490,
    colours: ['olive', 'chestnut', 'navy'],
    about: 'По крою — джинсы, по виду — брюки. Окрашены в готовом виде, строчка в тон.',
  },
  {
    name: 'Мужские прямые джинсы',
    silhouette: 'men-jeans',
    cloth: 'rigid-denim',
    price: 6490,
    colours: ['charcoal', 'indigo', 'washed-blue'],
    about: 'Прямые от бедра до низа, ложатся на кроссовки одной складкой. Колено не вытягивается.',
  },
  {
    name: 'Прямые джинсы с запасом в колене',
    silhouette: 'men-jeans',
    cloth: 'stretch-denim',
    price: 5490,
    colours: ['indigo', 'graphite'],
    about: 'Штанина ровная и не тянет, когда садишься за руль. Пояс держится без ремня.',
  },
  {
    name: 'Прямые джинсы из лёгкого денима',
    silhouette: 'men-jeans',
    cloth: 'light-denim',
    price: 5990,
    colours: ['indigo', 'washed-blue', 'graphite'],
    about: 'Летние джинсы, в которых не жарко. Пояс изнутри проложен хлопком.',
  },
]);

export const menTrousers = withCommon({ in: ['muzhchinam/bryuki'], ...men }, [
  {
    name: 'Чинос из габардина',
    silhouette: 'men-trousers',
    cloth: 'gabardine',
    price: 4490,
    colours: ['sand', 'navy', 'olive', 'black'],
    about: 'Брюки между джинсами и костюмом. Косые карманы спереди, прорезные сзади.',
  },
  {
    name: 'Костюмные брюки из шерсти',
    silhouette: 'men-trousers',
    cloth: 'wool-suiting',
    price: 8990,
    colours: ['navy', 'graphite', 'charcoal'],
    about: 'Пара к пиджаку из той же ткани. Подкладка до колена, низ подгоняется по росту.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Мужские вельветовые брюки',
    silhouette: 'men-trousers',
    cloth: 'corduroy',
    price: 4990,
    colours: ['chestnut', 'moss', 'navy'],
    about: 'Тёплые брюки на осень в пару к твиду и крупной вязке. Пояс на хлопковой тесьме.',
  },
  {
    name: 'Мужские брюки из футера',
    silhouette: 'joggers',
    cloth: 'footer',
    price: 3490,
    colours: ['graphite', 'navy'],
    about: 'Спортивные брюки без лишних швов. Манжета внизу не даёт штанине подниматься.',
  },
  {
    name: 'Тёплые брюки с начёсом',
    silhouette: 'joggers',
    cloth: 'brushed-footer',
    price: 3990,
    colours: ['charcoal', 'navy'],
    about: 'Для прогулок и дачи в холод. Карманы с ворсом изнутри, один на молнии.',
  },
]);
