/** The sixteen care codes of the shop with their texts. */
export const careNames = {
  WASH_30: 'Машинная стирка до\u00a030\u00a0°C',
  WASH_30_MILD: 'Деликатная стирка до\u00a030\u00a0°C',
  WASH_40: 'Машинная стирка до\u00a040\u00a0°C',
  WASH_HAND: 'Ручная стирка до\u00a040\u00a0°C',
  WASH_NO: 'Не\u00a0стирать',
  BLEACH_NO: 'Не\u00a0отбеливать',
  TUMBLE_LOW: 'Барабанная сушка при\u00a0низкой температуре',
  TUMBLE_NO: 'Не\u00a0сушить в\u00a0барабане',
  DRY_LINE: 'Сушить на\u00a0вешалке',
  DRY_FLAT: 'Сушить горизонтально',
  IRON_110: 'Гладить до\u00a0110\u00a0°C, без\u00a0пара',
  IRON_150: 'Гладить до\u00a0150\u00a0°C',
  IRON_NO: 'Не\u00a0гладить',
  DRYCLEAN_P: 'Сухая чистка (P)',
  DRYCLEAN_NO: 'Сухая чистка запрещена',
  WETCLEAN_W: 'Профессиональная мокрая чистка (W)',
} as const;

export type CareCode = keyof typeof careNames;

/** Care codes of common kinds of cloth, in the order of a care label. */
export const care = {
  cotton: ['WASH_40', 'BLEACH_NO', 'TUMBLE_LOW', 'IRON_150', 'DRYCLEAN_NO'],
  cool: ['WASH_30', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_150', 'DRYCLEAN_NO'],
  mild: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_110', 'DRYCLEAN_P'],
  knit: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_FLAT', 'IRON_110', 'DRYCLEAN_P'],
  wool: ['WASH_HAND', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_FLAT', 'IRON_110', 'DRYCLEAN_P'],
  tailored: ['WASH_NO', 'BLEACH_NO', 'TUMBLE_NO', 'IRON_110', 'DRYCLEAN_P', 'WETCLEAN_W'],
  down: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_LOW', 'IRON_NO', 'DRYCLEAN_NO'],
  smooth: ['WASH_30_MILD', 'BLEACH_NO', 'TUMBLE_NO', 'DRY_LINE', 'IRON_NO', 'DRYCLEAN_NO'],
  /** Goods of metal and plastic have no care label. */
  none: [],
  leather: ['WASH_NO', 'BLEACH_NO', 'TUMBLE_NO', 'IRON_NO', 'DRYCLEAN_NO'],
} as const satisfies Record<string, readonly CareCode[]>;
