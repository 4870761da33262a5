/** The families of colours in the order of their facet; null for families of many colours. */
export const colourFamilies: Record<string, string | null> = {
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

/** Families of the colours that occur in the examples as swatches only. */
const FAMILY_OF_COLOUR: Record<string, string> = {
  Графитовый: 'Серый',
  Бутылочный: 'Зелёный',
  Овсяный: 'Бежевый',
  Молочный: 'Белый',
  Оливковый: 'Хаки',
  Индиго: 'Синий',
  'Светло-голубой': 'Голубой',
};

/** @throws Error for a colour that belongs to no family */
export function familyOf(displayValue: string): string {
  const family = FAMILY_OF_COLOUR[displayValue] ?? displayValue;
  if (!(family in colourFamilies)) throw new Error(`Which family is ${displayValue} of?`);
  return family;
}
