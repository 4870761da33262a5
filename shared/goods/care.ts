/** The sixteen care codes of the shop with their texts. */
export const careNames = {
  WASH_30: 'Машинная стирка до 30 °C',
  WASH_30_MILD: 'Деликатная стирка до 30 °C',
  WASH_40: 'Машинная стирка до 40 °C',
  WASH_HAND: 'Ручная стирка до 40 °C',
  WASH_NO: 'Не стирать',
  BLEACH_NO: 'Не отбеливать',
  TUMBLE_LOW: 'Барабанная сушка при низкой температуре',
  TUMBLE_NO: 'Не сушить в барабане',
  DRY_LINE: 'Сушить на вешалке',
  DRY_FLAT: 'Сушить горизонтально',
  IRON_110: 'Гладить до 110 °C, без пара',
  IRON_150: 'Гладить до 150 °C',
  IRON_NO: 'Не гладить',
  DRYCLEAN_P: 'Сухая чистка (P)',
  DRYCLEAN_NO: 'Сухая чистка запрещена',
  WETCLEAN_W: 'Профессиональная мокрая чистка (W)',
} as const;

export type CareCode = keyof typeof careNames;

/** Sets of care codes by the way a cloth is treated, in the order of a care label. */
export const care = {
  cotton: ['WASH_40', 'BLEACH_NO', 'TUMBLE_LOW', 'IRON_150', 'DRYCLEAN_NO'],
  cool: ['WASH_30', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_150', 'DRYCLEAN_NO'],
  mild: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_110', 'DRYCLEAN_P'],
  knit: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_FLAT', 'IRON_110', 'DRYCLEAN_P'],
  wool: ['WASH_HAND', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_FLAT', 'IRON_110', 'DRYCLEAN_P'],
  tailored: ['WASH_NO', 'BLEACH_NO', 'TUMBLE_NO', 'IRON_110', 'DRYCLEAN_P', 'WETCLEAN_W'],
  down: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_LOW', 'IRON_NO', 'DRYCLEAN_NO'],
  smooth: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_NO', 'DRYCLEAN_NO'],
  /** Metal and plastic have no care label. */
  none: [],
  leather: ['WASH_NO', 'BLEACH_NO', 'TUMBLE_NO', 'IRON_NO', 'DRYCLEAN_NO'],
} as const satisfies Record<string, readonly CareCode[]>;
