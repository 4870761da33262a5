/** The seventeen values of the colour filter, in display order. */
export const colourFamilies = [
  'Чёрный',
  'Белый',
  'Серый',
  'Бежевый',
  'Коричневый',
  'Синий',
  'Голубой',
  'Зелёный',
  'Хаки',
  'Красный',
  'Бордовый',
  'Розовый',
  'Фиолетовый',
  'Жёлтый',
  'Оранжевый',
  'Металлик',
  'Разноцветный',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** CSS colour of each family's swatch. Null for multicoloured goods. */
export const colourSwatches: Readonly<Record<ColourFamily, string | null>> = {
  Чёрный: '#26272a',
  Белый: '#f6f5f1',
  Серый: '#8f9194',
  Бежевый: '#d4bf9f',
  Коричневый: '#6b4a37',
  Синий: '#2b4a86',
  Голубой: '#9fc0de',
  Зелёный: '#3f7a55',
  Хаки: '#77734f',
  Красный: '#b3262c',
  Бордовый: '#6b2530',
  Розовый: '#e3b3b5',
  Фиолетовый: '#74508f',
  Жёлтый: '#e6c24d',
  Оранжевый: '#d97a35',
  Металлик: '#b6b8ba',
  Разноцветный: null,
};
