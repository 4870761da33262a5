import { type ColourFamily, colourFamilies } from '#shared/goods/colour-families.ts';

/**
 * Colour families by colour name. For colours that occur in the examples only as a swatch, without their
 * family.
 */
const FAMILY_OF_COLOUR: Record<string, ColourFamily> = {
  Графитовый: 'Серый',
  Бутылочный: 'Зелёный',
  Овсяный: 'Бежевый',
  Молочный: 'Белый',
  Оливковый: 'Хаки',
  Индиго: 'Синий',
  'Светло-голубой': 'Голубой',
};

/**
 * The family of a colour.
 * @throws Error if it is unknown
 */
export function familyOf(displayValue: string): ColourFamily {
  const family = FAMILY_OF_COLOUR[displayValue] ?? colourFamilies.find((name) => name === displayValue);
  if (family === undefined) throw new Error(`No colour family for ${displayValue}`);
  return family;
}
