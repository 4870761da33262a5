import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const socksMade = sizeRun('hosiery', '38–40', '44–46');

export const menUnderwear = withCommon(
  { in: ['muzhchinam/bele'], audience: 'men', sizeSystem: 'men', sizes: sizeRun('men', '44', '54') },
  [
    {
      name: 'Боксеры из хлопка',
      silhouette: 'boxers',
      cloth: 'cotton-lingerie',
      price: 890,
      colours: ['black', 'navy', 'grey', 'white'],
      about: 'Свободные, как шорты для сна. Гульфик на двух пуговицах, резинка без надписи.',
    },
    {
      name: 'Боксеры из модала',
      silhouette: 'boxers',
      cloth: 'modal-lingerie',
      price: 1190,
      colours: ['graphite', 'burgundy', 'petrol'],
      about: 'Тонкая ткань не сбивается под костюмными брюками. Пояс мягкий и не режет.',
    },
    {
      name: 'Боксеры в полоску',
      silhouette: 'boxers',
      cloth: 'cotton-lingerie',
      price: 990,
      colours: ['navy-stripe', 'sailor'],
      about: 'Хлопковые боксеры с узкой полоской. Передняя часть двойная.',
    },
    {
      name: 'Боксеры из микрофибры',
      silhouette: 'boxers',
      cloth: 'microfibre',
      price: 1290,
      colours: ['black', 'charcoal', 'olive'],
      about: 'Для тренировок и жары: отводят влагу и не натирают. Сохнут за ночь.',
    },
    {
      name: 'Мужские носки из хлопка',
      silhouette: 'socks',
      cloth: 'cotton-hosiery',
      price: 590,
      colours: ['black', 'graphite', 'navy', 'white'],
      about: 'Носки на каждый день, до середины голени. Мысок зашит вручную, шов не чувствуется.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Тёплые носки из мериноса',
      silhouette: 'socks',
      cloth: 'wool-hosiery',
      price: 990,
      colours: ['grey', 'moss', 'chestnut'],
      about: 'Для ботинок и зимних прогулок. Стопа плотнее голени.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Мужские носки в полоску',
      silhouette: 'socks',
      cloth: 'cotton-hosiery',
      price: 690,
      colours: ['navy-stripe', 'burgundy-stripe', 'camel-stripe'],
      about: 'Полоса идёт по всей длине, цвета спокойные. Доходят до середины икры.',
      sizeSystem: 'hosiery',
      sizes: socksMade,
    },
    {
      name: 'Мужская майка',
      silhouette: 'tank',
      cloth: 'cotton-lingerie',
      price: 1190,
      colours: ['white', 'grey', 'black'],
      about: 'Майка под рубашку: пройма глубокая, край не виден. Низ длинный и не выбивается.',
    },
  ],
);
