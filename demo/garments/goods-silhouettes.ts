import { type Silhouette, silhouette } from './silhouette.ts';

const noClosure = 'Без застёжки';
const shoe: Partial<Silhouette> = { sizeSystem: 'shoes' };
const single: Partial<Silhouette> = { sizeSystem: 'one-size' };

/** Shoes, bags and small goods, as `silhouettes` has the clothes. */
export const goodsSilhouettes: Readonly<Record<string, Silhouette>> = {
  sneakers: silhouette(
    'Кроссовки',
    'KR',
    'goods',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Шнуровка' },
    shoe,
  ),
  chelsea: silhouette(
    'Челси',
    'CH',
    'goods',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Эластичные вставки', 'Высота каблука': '3\u00a0см', Подошва: 'Резина с рельефом' },
    { ...shoe, front: 'Пара челси' },
  ),
  'laced-boots': silhouette(
    'Ботинки',
    'BT',
    'goods',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Шнуровка' },
    shoe,
  ),
  pumps: silhouette('Туфли', 'TF', 'goods', 'shoes', 'Средняя полнота', { Застёжка: noClosure }, shoe),
  'knee-boots': silhouette('Сапоги', 'SP', 'goods', 'shoes', 'Средняя полнота', {}, shoe),
  loafers: silhouette('Лоферы', 'LF', 'goods', 'shoes', 'Средняя полнота', { Застёжка: noClosure }, shoe),
  'ballet-flats': silhouette(
    'Балетки',
    'BE',
    'goods',
    'shoes',
    'Средняя полнота',
    { Застёжка: noClosure },
    shoe,
  ),
  'bag-flap': silhouette('Сумка', 'SM', 'goods', 'accessory', '', { Застёжка: 'Клапан на замке' }, single),
  'bag-tote': silhouette('Сумка', 'ST', 'goods', 'accessory', '', {}, single),
  backpack: silhouette('Рюкзак', 'RK', 'goods', 'accessory', '', {}, single),
  scarf: silhouette('Шарф', 'SR', 'goods', 'accessory', '', {}, { ...single, front: 'Шарф с бахромой' }),
  beanie: silhouette('Шапка', 'SK', 'goods', 'accessory', 'Прилегающая', {}, { sizeSystem: 'headwear' }),
  cap: silhouette('Кепка', 'KP', 'goods', 'accessory', '', {}, { sizeSystem: 'headwear' }),
  belt: silhouette(
    'Ремень',
    'RM',
    'goods',
    'accessory',
    '',
    { Застёжка: 'Пряжка' },
    { front: 'Ремень', sizeSystem: 'belt' },
  ),
  glasses: silhouette('Очки', 'OC', 'goods', 'accessory', '', {}, single),
  earrings: silhouette('Серьги', 'SE', 'goods', 'accessory', '', {}, { ...single, front: 'Пара серёг' }),
  necklace: silhouette('Колье', 'KO', 'goods', 'accessory', '', {}, { ...single, front: 'Колье' }),
  gloves: silhouette('Перчатки', 'PE', 'goods', 'accessory', '', {}, { ...single, front: 'Пара перчаток' }),
};
