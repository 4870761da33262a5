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
    colours: ['emerald', 'oat', 'silver'],
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
    colours: ['camel', 'black', 'burgundy', 'navy'],
    about: 'Гладкая на бёдрах и свободная к подолу. Пояс узкий, молния потайная сбоку.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Вельветовая юбка миди',
    silhouette: 'skirt-aline',
    cloth: 'corduroy',
    price: 5490,
    colours: ['chestnut', 'bottle', 'sand'],
    about: 'Тонкий рубчик и подол, который не сковывает шаг. Хороша с сапогами до колена.',
  },
  {
    name: 'Атласная юбка миди',
    silhouette: 'skirt-aline',
    cloth: 'satin',
    price: 6490,
    colours: ['oat', 'emerald', 'black', 'plum'],
    about: 'Ткань стекает от бедра мягкими фалдами. Днём — с толстым свитером, вечером — с шёлковым топом.',
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
    name: 'Юбка-карандаш из искусственной кожи',
    silhouette: 'skirt-pencil',
    cloth: 'faux',
    price: 4990,
    colours: ['black', 'chocolate', 'burgundy'],
    about: 'Матовая юбка, которую смягчает любой свитер. Швы проклеены и не морщат.',
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
