import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const women = { audience: 'women', sizeSystem: 'women', sizes: sizeRun('women', '42', '52') } as const;

export const womenSkirts = withCommon({ in: ['zhenshchinam/yubki'], ...women }, [
  {
    name: 'Плиссированная юбка-миди',
    silhouette: 'skirt-pleated',
    cloth: 'plisse',
    price: 5490,
    colours: ['grey', 'chestnut', 'plum'],
    about: 'Складки шириной два сантиметра идут от пояса до низа. Пояс притачной, молния в боку.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Атласная юбка в складку',
    silhouette: 'skirt-pleated',
    cloth: 'satin',
    price: 6990,
    colours: ['emerald', 'oat', 'burgundy'],
    about: 'Мягкий блеск и движение при каждом шаге. С толстым свитером выглядит спокойнее, чем с блузой.',
  },
  {
    name: 'Юбка-плиссе в клетку',
    silhouette: 'skirt-pleated',
    cloth: 'wool-blend-suiting',
    price: 7490,
    colours: ['grey-tartan', 'green-tartan', 'red-tartan'],
    about: 'Клетка складывается в полосы, а при ходьбе раскрывается. Пояс посажен на корсажную ленту.',
  },
  {
    name: 'Юбка-трапеция из костюмной ткани',
    silhouette: 'skirt-aline',
    cloth: 'suiting',
    price: 5990,
    colours: ['camel', 'black', 'burgundy', 'khaki'],
    about: 'Гладкая на бёдрах и свободная к подолу. Пояс узкий, молния потайная сбоку.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Вельветовая юбка миди',
    silhouette: 'skirt-aline',
    cloth: 'corduroy',
    price: 5490,
    colours: ['sand', 'chestnut', 'bottle'],
    about: 'Тонкий рубчик и подол, который не сковывает шаг. Хороша с сапогами до колена.',
  },
  {
    name: 'Юбка миди из крепа',
    silhouette: 'skirt-aline',
    cloth: 'crepe',
    price: 6490,
    colours: ['oat', 'emerald', 'black', 'plum'],
    about:
      'Плотный креп ложится от бедра мягкими фалдами. Днём — с толстым свитером, вечером — с шёлковой блузой.',
  },
  {
    name: 'Юбка-карандаш из твида',
    silhouette: 'skirt-pencil',
    cloth: 'tweed',
    price: 6990,
    colours: ['oat', 'charcoal', 'lingonberry'],
    about: 'Тёплая юбка на подкладке, не цепляется за колготки. Твид подобран в пару к жакету.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Юбка-карандаш из костюмной ткани',
    silhouette: 'skirt-pencil',
    cloth: 'suiting',
    price: 4990,
    colours: ['black', 'chocolate', 'petrol'],
    about: 'Строгая юбка, которую смягчает любой свитер. Сзади шлица, шаг свободный.',
  },
  {
    name: 'Юбка в тонкую полоску',
    silhouette: 'skirt-pencil',
    cloth: 'wool-blend-suiting',
    price: 5990,
    colours: ['navy-pin', 'graphite-pin'],
    about: 'Вместе с жакетом складывается в костюм. Полоска на шлице не сбивается.',
    lining: { полиэстер: 100 },
  },
]);
