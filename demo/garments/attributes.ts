/** Names of properties on a product page, in display order. */
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
