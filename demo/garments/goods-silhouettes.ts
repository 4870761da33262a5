import { type Silhouette, silhouette } from './silhouette.ts';

const noClosure = 'Без застёжки';
const shoe: Partial<Silhouette> = { sizeSystem: 'shoes' };
const single: Partial<Silhouette> = { sizeSystem: 'one-size' };

/** Silhouettes of shoes, bags and small goods. Those of clothes are in `silhouettes`. */
export const goodsSilhouettes: Readonly<Record<string, Silhouette>> = {
  sneakers: silhouette(
    'Кроссовки',
    'KR',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Шнуровка' },
    { ...shoe, front: 'Пара кроссовок' },
  ),
  chelsea: silhouette(
    'Челси',
    'CH',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Эластичные вставки', 'Высота каблука': '3\u00a0см', Подошва: 'Резина с рельефом' },
    { ...shoe, front: 'Пара челси' },
  ),
  'laced-boots': silhouette(
    'Ботинки',
    'BT',
    'shoes',
    'Средняя полнота',
    { Застёжка: 'Шнуровка' },
    { ...shoe, front: 'Пара ботинок' },
  ),
  'knee-boots': silhouette('Сапоги', 'SP', 'shoes', 'Средняя полнота', {}, { ...shoe, front: 'Пара сапог' }),
  'ballet-flats': silhouette(
    'Балетки',
    'BE',
    'shoes',
    'Средняя полнота',
    { Застёжка: noClosure },
    { ...shoe, front: 'Пара балеток' },
  ),
  'bag-flap': silhouette('Сумка', 'SM', 'accessory', '', { Застёжка: 'Клапан на замке' }, single),
  'bag-tote': silhouette('Сумка', 'ST', 'accessory', '', {}, single),
  'bag-crossbody': silhouette('Сумка', 'SC', 'accessory', '', { Застёжка: 'Молния' }, single),
  'bag-hobo': silhouette('Сумка', 'SH', 'accessory', '', { Застёжка: 'Молния' }, single),
  'bag-canvas': silhouette('Сумка', 'SX', 'accessory', '', { Застёжка: noClosure }, single),
  backpack: silhouette('Рюкзак', 'RK', 'accessory', '', { Застёжка: 'Молния' }, single),
  scarf: silhouette('Шарф', 'SR', 'accessory', '', {}, { ...single, front: 'Шарф с бахромой' }),
  'scarf-knotted': silhouette(
    'Шарф',
    'SR',
    'accessory',
    '',
    {},
    { ...single, front: 'Завязанный шарф с бахромой' },
  ),
  beanie: silhouette('Шапка', 'SK', 'accessory', 'Прилегающая', {}, { sizeSystem: 'headwear' }),
  'beanie-pompom': silhouette(
    'Шапка',
    'SP',
    'accessory',
    'Прилегающая',
    {},
    { sizeSystem: 'headwear', front: 'Шапка с помпоном' },
  ),
  beret: silhouette('Берет', 'BR', 'accessory', '', {}, { sizeSystem: 'headwear', front: 'Берет' }),
  cap: silhouette('Кепка', 'KP', 'accessory', '', {}, { sizeSystem: 'headwear', front: 'Кепка' }),
  'bucket-hat': silhouette('Панама', 'PN', 'accessory', '', {}, { sizeSystem: 'headwear', front: 'Панама' }),
  belt: silhouette(
    'Ремень',
    'RM',
    'accessory',
    '',
    { Застёжка: 'Пряжка' },
    { front: 'Ремень', sizeSystem: 'belt' },
  ),
  glasses: silhouette('Очки', 'OC', 'accessory', '', {}, single),
  'glasses-cat': silhouette('Очки', 'OC', 'accessory', '', {}, single),
  'glasses-round': silhouette('Очки', 'OC', 'accessory', '', {}, single),
  earrings: silhouette('Серьги', 'SE', 'accessory', '', {}, { ...single, front: 'Пара серёг' }),
  necklace: silhouette('Колье', 'KO', 'accessory', '', {}, { ...single, front: 'Колье' }),
  bracelet: silhouette('Браслет', 'BS', 'accessory', '', {}, { ...single, front: 'Браслет' }),
  gloves: silhouette('Перчатки', 'PE', 'accessory', '', {}, { ...single, front: 'Пара перчаток' }),
};
