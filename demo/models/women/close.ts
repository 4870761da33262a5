import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const women = { audience: 'women', sizeSystem: 'women', sizes: sizeRun('women', '42', '52') } as const;
const socksMade = sizeRun('hosiery', '35–37', '38–40');

export const womenUnderwear = withCommon({ in: ['zhenshchinam/bele'], ...women }, [
  {
    name: 'Бесшовные трусы',
    silhouette: 'briefs',
    cloth: 'microfibre',
    price: 790,
    colours: ['nude', 'black', 'white', 'mocha'],
    about: 'Без боковых швов, под узкой юбкой не видны. Ластовица хлопковая.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Трусы из модала',
    silhouette: 'briefs',
    cloth: 'modal-lingerie',
    price: 890,
    colours: ['burgundy', 'lavender', 'petrol'],
    about: 'Мягкий модал без рисунка. Посадка на два пальца ниже талии.',
  },
  {
    name: 'Хлопковые трусы',
    silhouette: 'briefs',
    cloth: 'cotton-lingerie',
    price: 690,
    colours: ['sage', 'charcoal', 'rose'],
    about: 'Плотный хлопок на каждый день. Резинка обтянута тканью.',
  },
  {
    name: 'Носки из хлопка',
    silhouette: 'socks',
    cloth: 'cotton-hosiery',
    price: 590,
    colours: ['black', 'white', 'oat', 'lingonberry'],
    about: 'Носки средней высоты под кроссовки и лоферы. Резинка широкая и не давит.',
    sizeSystem: 'hosiery',
    sizes: socksMade,
  },
  {
    name: 'Носки из мериноса',
    silhouette: 'socks',
    cloth: 'wool-hosiery',
    price: 890,
    colours: ['grey', 'camel', 'bottle'],
    about: 'Тёплые носки в ботинки и на дачу. Голень связана резинкой, не сползает.',
    sizeSystem: 'hosiery',
    sizes: socksMade,
  },
  {
    name: 'Носки в полоску',
    silhouette: 'socks',
    cloth: 'cotton-hosiery',
    price: 690,
    colours: ['sailor', 'burgundy-stripe', 'candy-stripe'],
    about: 'Полоска идёт по всей длине. Видны из-под укороченных брюк.',
    sizeSystem: 'hosiery',
    sizes: socksMade,
  },
]);

export const womenHome = withCommon({ in: ['zhenshchinam/domashnyaya-odezhda'], ...women }, [
  {
    name: 'Вафельный халат',
    silhouette: 'robe',
    cloth: 'waffle',
    price: 4490,
    colours: ['white', 'sage', 'sand'],
    about: 'Халат после душа и в дорогу: занимает мало места. Пояс закреплён в шве и не теряется.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Махровый халат',
    silhouette: 'robe',
    cloth: 'terry',
    price: 5990,
    colours: ['ice', 'milk', 'graphite'],
    about: 'Запах глубокий, не распахивается при ходьбе. Карманы накладные, вешалка двойная.',
  },
  {
    name: 'Пижама из хлопкового сатина',
    silhouette: 'pyjamas',
    cloth: 'nightwear-sateen',
    price: 6490,
    colours: ['navy', 'rose', 'bottle', 'sky'],
    about:
      'Рубашка с отложным воротником и прямые брюки. Белый кант идёт по воротнику, карману, манжетам и низу брюк.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Пижама в тонкую полоску',
    silhouette: 'pyjamas',
    cloth: 'nightwear-poplin',
    price: 5990,
    colours: ['blue-pin', 'grey-pin'],
    about: 'Полоска мелкая, кант и пуговицы тёмно-синие. Рубашка свободная, карман один, на груди.',
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Фланелевая пижама в клетку',
    silhouette: 'pyjamas',
    cloth: 'nightwear-flannel',
    price: 6990,
    colours: ['red-tartan', 'navy-tartan'],
    about: 'Для холодных ночей и долгих завтраков. Воротник отложной, брюки прямые, карман на груди.',
  },
  {
    name: 'Домашние брюки из футера',
    silhouette: 'joggers',
    cloth: 'soft-footer',
    price: 2990,
    colours: ['blush', 'milk', 'ice'],
    about: 'Мягкие брюки для дивана и утреннего кофе. Манжеты не стягивают щиколотку.',
  },
  {
    name: 'Домашний лонгслив из модала',
    silhouette: 'longsleeve',
    cloth: 'modal-lingerie',
    price: 1990,
    colours: ['ice', 'rose', 'oat'],
    about: 'Пара к домашним брюкам или шортам. Полотно тонкое, спать в нём не жарко.',
  },
]);
