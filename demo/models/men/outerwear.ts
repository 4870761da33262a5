import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const men = { audience: 'men', sizeSystem: 'men', sizes: sizeRun('men', '44', '54') } as const;

export const menBlazers = withCommon({ in: ['muzhchinam/pidzhaki'], ...men }, [
  {
    name: 'Однобортный пиджак из шерсти',
    silhouette: 'men-blazer',
    cloth: 'wool-suiting',
    price: 17990,
    colours: ['navy', 'graphite', 'taupe'],
    about: 'Плечо держит линию, лацкан средней ширины, сзади шлица. К пиджаку есть брюки из той же ткани.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Пиджак из вельвета',
    silhouette: 'men-blazer',
    cloth: 'corduroy',
    price: 10990,
    colours: ['chestnut', 'bottle', 'navy'],
    about:
      'Его носят с джинсами и водолазкой. Подкладка только в рукавах, поэтому пиджак гнётся, как куртка.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Двубортный пиджак из льна',
    silhouette: 'men-blazer-double',
    cloth: 'linen-viscose',
    price: 11990,
    colours: ['olive', 'navy', 'sand'],
    about: 'Пиджак на лето без подкладки, на четырёх пуговицах. Карманы глубокие, швы окантованы.',
  },
  {
    name: 'Пиджак из твида',
    dearer: { from: '52', by: 2000 },
    silhouette: 'men-blazer',
    cloth: 'tweed',
    price: 16990,
    colours: ['charcoal', 'moss', 'chestnut'],
    about: 'Тёплый пиджак, который осенью носят вместо пальто. Карманы глубокие, внутри ещё три.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Двубортный пиджак в клетку',
    silhouette: 'men-blazer-double',
    cloth: 'wool-blend-suiting',
    price: 15490,
    colours: ['grey-tartan', 'navy-tartan'],
    about: 'Клетка сведена на карманах и боковых швах. К пиджаку подходят однотонные брюки.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Двубортный пиджак в тонкую полоску',
    silhouette: 'men-blazer-double',
    cloth: 'wool-blend-suiting',
    price: 14990,
    colours: ['navy-pin', 'graphite-pin'],
    about: 'Полоска заметна только вблизи. Ткань терпит портфель и поезд.',
    lining: { вискоза: 100 },
  },
]);

export const menOuterwear = withCommon({ in: ['muzhchinam/verkhnyaya-odezhda'], ...men }, [
  {
    name: 'Мужское пальто из шерсти',
    silhouette: 'men-coat',
    cloth: 'coat-wool',
    price: 26990,
    colours: ['graphite', 'camel', 'navy'],
    about:
      'Прямое пальто на трёх пуговицах, надевается поверх пиджака. Внутренний карман рассчитан на телефон и документы.',
    lining: { вискоза: 100 },
    attributes: { Длина: '104 см по спинке' },
  },
  {
    name: 'Пальто из шерсти с кашемиром',
    silhouette: 'men-coat',
    cloth: 'coat-cashmere',
    price: 39990,
    colours: ['chocolate', 'charcoal', 'camel'],
    about: 'Лёгкое для своей плотности пальто с мягким лацканом. Подкладка из купро, пуговицы из рога.',
    lining: { купро: 100 },
    country: 'Италия',
    attributes: { Длина: '106 см по спинке' },
  },
  {
    name: 'Мужское пальто в клетку',
    silhouette: 'men-coat',
    cloth: 'coat-blend',
    price: 21990,
    colours: ['grey-tartan', 'navy-tartan'],
    about: 'Приглушённая клетка, сведённая на лацканах и карманах. Хорошо смотрится с однотонным низом.',
    lining: { полиэстер: 100 },
    attributes: { Длина: '102 см по спинке' },
  },
  {
    name: 'Мужской пуховик со стойкой',
    silhouette: 'men-puffer',
    cloth: 'nylon',
    price: 18990,
    colours: ['navy', 'moss', 'petrol'],
    about:
      'Ровная горизонтальная стёжка, стойка до подбородка. Карманы в боковых швах утеплены с двух сторон.',
    lining: { полиамид: 100 },
  },
  {
    name: 'Тёплый пуховик',
    silhouette: 'men-puffer',
    cloth: 'nylon',
    price: 22990,
    colours: ['chocolate', 'brick', 'graphite'],
    about:
      'Пуха больше на четверть, чем в городском пуховике. Внутренняя юбка-манжета держит тепло на поясе.',
    lining: { полиамид: 100 },
  },
  {
    name: 'Мужская парка',
    silhouette: 'men-parka',
    cloth: 'trench-cotton',
    price: 18990,
    colours: ['khaki', 'black', 'navy'],
    about: 'Капюшон и талия на шнурке, планка с кнопками доходит до подбородка. Карманы накладные, глубокие.',
    lining: { хлопок: 100 },
  },
  {
    name: 'Парка для сильных морозов',
    silhouette: 'men-parka',
    cloth: 'polyester',
    price: 24990,
    colours: ['charcoal', 'bottle', 'chocolate'],
    about: 'Рассчитана на −25 °C без ветра. Хлястик затягивает рукав поверх перчатки.',
    lining: { полиэстер: 100 },
  },
]);
