/** The names under which a product page lists properties, in its order. */
export const attributeNames = [
  'Для кого',
  'Силуэт',
  'Длина',
  'Рукав',
  'Вырез',
  'Воротник',
  'Застёжка',
  'Узор',
  'Плотность',
  'Высота каблука',
  'Подошва',
  'Размеры',
  'Ширина',
  'Комплект',
] as const;

type AttributeName = (typeof attributeNames)[number];
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>;
