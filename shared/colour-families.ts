/** The seventeen families of the colour filter, in its order. */
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
