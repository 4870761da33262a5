import type { ColourFamily } from '#shared/goods/colour-families.ts';
import type { Look } from '../../backend/media/pictures/colouring/look.ts';
import { type Colour, type ColourId, colours } from './colours.ts';

type Pattern = NonNullable<Look['pattern']>;
export type PatternKind = Pattern['kind'];

/** A patterned colourway. `ground` is the plain colour behind the pattern. */
export type Print = Colour & { ground: ColourId; pattern: Pattern };

function print(
  ground: ColourId,
  displayValue: string,
  value: string,
  code: string,
  kind: PatternKind,
  repeat: number,
  drawn: string[],
  family: ColourFamily = colours[ground].family,
): Print {
  return {
    ...colours[ground],
    ground,
    family,
    displayValue,
    value,
    code,
    pattern: { kind, colours: drawn, repeat },
  };
}

const { navy, black, milk, white, camel, burgundy, graphite, sage, rose, mustard, bottle } = colours;

/**
 * Patterned colourways. `repeat` is the length of one repetition of the pattern in metres. The colours are
 * listed from dark to light.
 */
export const prints = {
  // Jersey and knitwear with horizontal stripes.
  sailor: print('milk', 'Молочный в синюю полоску', 'MILK/NAVY', 'MNV', 'stripe', 0.03, [navy.hex]),
  'black-stripe': print('milk', 'Молочный в чёрную полоску', 'MILK/BLACK', 'MBK', 'stripe', 0.026, [
    black.hex,
  ]),
  'red-stripe': print('milk', 'Молочный в красную полоску', 'MILK/RED', 'MRD', 'stripe', 0.03, ['#9e2b2f']),
  'sage-stripe': print('milk', 'Молочный в зелёную полоску', 'MILK/SAGE', 'MSG', 'stripe', 0.028, [sage.hex]),
  'navy-stripe': print('navy', 'Тёмно-синий в полоску', 'NAVY/MILK', 'NVM', 'stripe', 0.034, [milk.hex]),
  'burgundy-stripe': print('burgundy', 'Бордовый в полоску', 'BURGUNDY/MILK', 'BGM', 'stripe', 0.05, [
    milk.hex,
  ]),
  'camel-stripe': print('camel', 'Кэмел в полоску', 'CAMEL/MILK', 'CMM', 'stripe', 0.05, [milk.hex]),
  'wide-stripe': print('milk', 'Молочный в широкую полоску', 'MILK/NAVY WIDE', 'MWD', 'stripe', 0.08, [
    navy.hex,
  ]),
  'grey-stripe': print('white', 'Белый в графитовую полоску', 'WHITE/GRAPHITE', 'WGT', 'stripe', 0.02, [
    graphite.hex,
  ]),
  'candy-stripe': print(
    'milk',
    'Разноцветная полоска',
    'MULTI STRIPE',
    'MLT',
    'stripe',
    0.04,
    ['#b0623f', sage.hex, '#4d6690', mustard.hex],
    'Разноцветный',
  ),
  // Shirtings and suitings with fine stripes.
  'blue-pin': print(
    'white',
    'Белый в голубую полоску',
    'WHITE/SKY',
    'WSK',
    'pin',
    0.012,
    ['#7f9cbd'],
    'Голубой',
  ),
  'grey-pin': print('white', 'Белый в серую полоску', 'WHITE/GREY', 'WGR', 'pin', 0.014, ['#8f9194']),
  'rose-pin': print(
    'white',
    'Белый в розовую полоску',
    'WHITE/ROSE',
    'WRS',
    'pin',
    0.012,
    ['#c78f8a'],
    'Розовый',
  ),
  'navy-pin': print('navy', 'Тёмно-синий в тонкую полоску', 'NAVY PINSTRIPE', 'NVP', 'pin', 0.018, [
    '#8d98ab',
  ]),
  'graphite-pin': print('graphite', 'Графитовый в тонкую полоску', 'GRAPHITE PIN', 'GRP', 'pin', 0.018, [
    '#a4a5a8',
  ]),
  // Cloths with checks.
  'black-gingham': print('white', 'Чёрно-белая клетка', 'BLACK GINGHAM', 'BGH', 'check', 0.024, [
    black.hex,
    '#8b8b8c',
  ]),
  'blue-gingham': print(
    'white',
    'Сине-белая клетка',
    'BLUE GINGHAM',
    'UGH',
    'check',
    0.02,
    ['#4d6690', '#9dabc1'],
    'Голубой',
  ),
  'green-gingham': print(
    'white',
    'Зелёно-белая клетка',
    'GREEN GINGHAM',
    'GGH',
    'check',
    0.036,
    [bottle.hex, '#8f9b92'],
    'Зелёный',
  ),
  'brown-check': print('sand', 'Песочный в коричневую клетку', 'SAND CHECK', 'SCH', 'check', 0.036, [
    '#6f4b37',
    '#9c8168',
  ]),
  'grey-tartan': print('grey', 'Серая клетка', 'GREY TARTAN', 'GTN', 'tartan', 0.1, [
    graphite.hex,
    '#3a3c40',
    '#d8d7d2',
  ]),
  'camel-tartan': print('camel', 'Кэмел в клетку', 'CAMEL TARTAN', 'CTN', 'tartan', 0.1, [
    '#7a5a3a',
    '#3a2618',
    '#e5ddcb',
  ]),
  'red-tartan': print('burgundy', 'Бордовая клетка', 'RED TARTAN', 'RTN', 'tartan', 0.09, [
    '#32151b',
    '#1f2a35',
    '#d9c9a8',
  ]),
  'green-tartan': print('bottle', 'Зелёная клетка', 'GREEN TARTAN', 'ETN', 'tartan', 0.09, [
    '#1b2a33',
    '#16211b',
    '#c7bf9f',
  ]),
  'navy-tartan': print('navy', 'Тёмно-синяя клетка', 'NAVY TARTAN', 'NTN', 'tartan', 0.09, [
    '#1d2b27',
    '#10141c',
    '#a9bfd6',
  ]),
  // Cloths with dots.
  'milk-dots': print('milk', 'Молочный в чёрный горох', 'MILK DOT', 'MDT', 'dots', 0.032, [black.hex]),
  'navy-dots': print('navy', 'Тёмно-синий в белый горох', 'NAVY DOT', 'NDT', 'dots', 0.03, [white.hex]),
  'black-dots': print('black', 'Чёрный в белый горох', 'BLACK DOT', 'BDT', 'dots', 0.03, [milk.hex]),
  'rose-dots': print('blush', 'Пудровый в бордовый горох', 'BLUSH DOT', 'RDT', 'dots', 0.028, [burgundy.hex]),
  // Cloths with flowers.
  'milk-floral': print(
    'milk',
    'Цветы на молочном',
    'MILK FLORAL',
    'MFL',
    'floral',
    0.12,
    ['#9c5c53', rose.hex, '#6d7b62', '#d8b98a'],
    'Разноцветный',
  ),
  'navy-floral': print(
    'navy',
    'Цветы на тёмно-синем',
    'NAVY FLORAL',
    'NFL',
    'floral',
    0.12,
    ['#b9787a', '#d9cdb9', '#6f8577', '#8a9bb3'],
    'Разноцветный',
  ),
  'black-floral': print(
    'black',
    'Цветы на чёрном',
    'BLACK FLORAL',
    'BFL',
    'floral',
    0.14,
    ['#a34b45', '#c9a39a', '#5f6f58', camel.hex],
    'Разноцветный',
  ),
  'sage-floral': print(
    'sage',
    'Цветы на шалфее',
    'SAGE FLORAL',
    'SFL',
    'floral',
    0.1,
    ['#f0ece0', '#d8a27d', '#5d6656', '#b9787a'],
    'Разноцветный',
  ),
} as const satisfies Record<string, Print>;

type PrintId = keyof typeof prints;
export type ColourwayId = ColourId | PrintId;

/** The plain colour or print with this name. */
export function colourway(id: ColourwayId): Colour & Partial<Pick<Print, 'ground' | 'pattern'>> {
  return isPrint(id) ? prints[id] : colours[id];
}

function isPrint(id: ColourwayId): id is PrintId {
  return Object.hasOwn(prints, id);
}
