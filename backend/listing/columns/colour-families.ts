import { type ColourFamily, colourFamilies } from '#shared/colour-families.ts';

/** A fair swatch of each family; null where many colours meet. */
const swatches: Readonly<Record<ColourFamily, string | null>> = {
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

const isFamily = (name: string): name is ColourFamily => Object.hasOwn(swatches, name);

/** The place of a family among those of the shop; a retailer's own families stand after all of them. */
export function familyOrder(name: string): number {
  return isFamily(name) ? colourFamilies.indexOf(name) : colourFamilies.length;
}

/** The swatch of a family; for a retailer's own the one it is seen in. */
export function familySwatch(name: string, seen: string): string | null {
  if (isFamily(name)) return swatches[name];
  return /^#[0-9a-f]{6}$/i.test(seen) ? seen.toLowerCase() : null;
}
