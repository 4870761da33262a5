import { type ColourFamily, colourFamilies } from '#shared/goods/colour-families.ts';

/** The families of colours of which the examples show only a swatch, by colour name. */
const FAMILY_OF_COLOUR: Record<string, ColourFamily> = {
  Графитовый: 'Серый',
  Бутылочный: 'Зелёный',
  Овсяный: 'Бежевый',
  Молочный: 'Белый',
  Оливковый: 'Хаки',
  Индиго: 'Синий',
  'Светло-голубой': 'Голубой',
};

/** @throws Error for a colour that belongs to no family */
export function familyOf(displayValue: string): ColourFamily {
  const family = FAMILY_OF_COLOUR[displayValue] ?? colourFamilies.find((name) => name === displayValue);
  if (family === undefined) throw new Error(`No colour family for ${displayValue}`);
  return family;
}
