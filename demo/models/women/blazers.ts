import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const women = { audience: 'women', sizeSystem: 'women', sizes: sizeRun('women', '42', '52') } as const;

export const womenBlazers = withCommon({ in: ['zhenshchinam/zhakety'], ...women }, [
  {
    name: 'Однобортный жакет',
    silhouette: 'blazer',
    cloth: 'wool-suiting',
    price: 14990,
    colours: ['taupe', 'navy', 'graphite'],
    about: 'Плечо прямое, с тонкой подложкой. Одна линия от лацкана до низа, карманы с клапанами.',
    lining: { вискоза: 100 },
    attributes: { Длина: '74 см по спинке' },
    sizes: sizeRun('women', '42', '54'),
  },
  {
    name: 'Двубортный жакет из костюмной ткани',
    silhouette: 'blazer-double',
    cloth: 'suiting',
    price: 9990,
    colours: ['black', 'graphite', 'sand', 'olive'],
    about:
      'Жакет на четырёх пуговицах, который носят и с брюками, и с джинсами. Лацканы острые, плечо держит тонкая подложка.',
    lining: { полиэстер: 100 },
  },
  {
    name: 'Удлинённый льняной жакет',
    silhouette: 'blazer-long',
    cloth: 'linen-viscose',
    price: 9490,
    colours: ['olive', 'terracotta', 'navy'],
    about: 'Летний жакет на одной пуговице, закрывает бедро. Надевается как рубашка поверх футболки.',
  },
  {
    name: 'Жакет из твида',
    silhouette: 'blazer',
    cloth: 'tweed',
    price: 15990,
    colours: ['oat', 'charcoal', 'burgundy'],
    about: 'Тёплый жакет, который в октябре заменяет пальто. Лацкан не заламывается, держит кант.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Жакет в тонкую полоску',
    silhouette: 'blazer',
    cloth: 'wool-blend-suiting',
    price: 12990,
    colours: ['navy-pin', 'graphite-pin'],
    about: 'Полоска на лацкане идёт вдоль его края. К жакету есть брюки и юбка из той же ткани.',
    lining: { вискоза: 100 },
  },
  {
    name: 'Удлинённый жакет в клетку',
    silhouette: 'blazer-long',
    cloth: 'tweed',
    price: 16490,
    colours: ['grey-tartan', 'camel-tartan'],
    about: 'Крупная клетка сведена на карманах и боковых швах. Длина закрывает бедро, пуговица одна.',
    lining: { вискоза: 100 },
    country: 'Италия',
  },
  {
    name: 'Двубортный жакет из вельвета',
    silhouette: 'blazer-double',
    cloth: 'corduroy',
    price: 8990,
    colours: ['chestnut', 'bottle', 'navy'],
    about: 'Мягкий жакет, который носят с джинсами и водолазкой. Две пары пуговиц, карманы с клапанами.',
  },
]);
