import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const socksMade = sizeRun('hosiery', '38–40', '44–46');

export const menUnderwear = withCommon(
  { in: ['muzhchinam/bele'], audience: 'men', sizeSystem: 'men', sizes: sizeRun('men', '44', '54') },
  [
    {
      name: 'Мужские носки из хлопка',
      silhouette: 'socks',
      cloth: 'cotton-hosiery',
      price: 590,
      colours: ['bottle', 'graphite', 'navy', 'milk'],
      about: 'Носки на каждый день, до середины голени. Мысок зашит вручную, шов не чувствуется.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Тёплые носки из мериноса',
      silhouette: 'socks',
      cloth: 'wool-hosiery',
      price: 990,
      colours: ['oat', 'moss', 'chestnut'],
      about: 'Для ботинок и зимних прогулок. Стопа плотнее голени.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Мужские носки в полоску',
      silhouette: 'socks',
      cloth: 'cotton-hosiery',
      price: 690,
      colours: ['navy-stripe', 'black-stripe', 'camel-stripe'],
      about: 'Полоса идёт по всей длине, цвета спокойные. Доходят до середины икры.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Бельевая футболка из модала',
      silhouette: 'men-tee',
      cloth: 'modal-lingerie',
      price: 1490,
      colours: ['charcoal', 'taupe', 'bottle'],
      about: 'Первый слой под рубашку и куртку. Полотно тонкое, швы плоские.',
    },
    {
      name: 'Хлопковая бельевая футболка',
      silhouette: 'men-tee',
      cloth: 'cotton-lingerie',
      price: 1290,
      colours: ['light-grey', 'navy', 'sand'],
      about: 'Для сна, спорта и под свитер. Горловина неглубокая и не выглядывает из-под воротника.',
    },
  ],
);
