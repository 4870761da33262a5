import { laidFlat, onRail } from './stage.ts';

/** Pictures of the home page (docs/design.md §4). */
export const homeScenes = {
  'hero-wide': onRail(
    'hero',
    138,
    [
      ['turtleneck', 'milk-knit', 0.535],
      ['coat', 'graphite-wool', 0.635],
      ['coat', 'oat-wool', 0.735],
      ['coat', 'camel-wool', 0.835],
    ],
    { from: 0.415, to: 0.985 },
  ),
  'hero-narrow': onRail('tall', 140, [
    ['coat', 'graphite-wool', 0.355],
    ['coat', 'camel-wool', 0.655],
  ]),
  'story-knitwear': onRail('tall', 116, [
    ['sweater', 'rose-knit', 0.43],
    ['turtleneck', 'milk-knit', 0.66],
  ]),
  'department-women': onRail('portrait', 146, [
    ['knit-dress', 'burgundy-knit', 0.33],
    ['coat', 'oat-wool', 0.66],
  ]),
  'department-men': onRail('portrait', 156, [
    ['men-shirt', 'sky-shirting', 0.355],
    ['men-coat', 'camel-wool', 0.65],
  ]),
  'department-children': onRail('portrait', 104, [
    ['kids-sweatshirt', 'sage-fleece', 0.38],
    ['kids-sweater', 'candy-stripe-fine-knit', 0.66],
  ]),
  'department-shoes': laidFlat('portrait', 98, [
    ['wide-boots', 'chestnut-winter-leather', 0.35, 0.33],
    ['laced-boots', 'black-leather', 0.72, 0.66],
    ['chelsea', 'cognac-suede', 0.33, 0.82],
  ]),
  'department-accessories': laidFlat('portrait', 112, [
    ['scarf-knotted', 'oat-soft-wool', 0.28, 0.4, -3],
    ['bag-hobo', 'cognac-leather', 0.68, 0.28],
    ['beanie-pompom', 'burgundy-knit', 0.7, 0.64, 5],
    ['belt', 'cognac-leather', 0.38, 0.86],
  ]),
  'look-wide': laidFlat('wide', 124, [
    ['trousers-wide', 'sand-wool', 0.22, 0.505],
    ['sweater', 'navy-knit', 0.51, 0.42, 1],
    ['bag-flap', 'cognac-leather', 0.83, 0.29],
    ['chelsea', 'chestnut-leather', 0.84, 0.78],
  ]),
  'look-narrow': laidFlat('tall', 152, [
    ['trousers-wide', 'sand-wool', 0.3, 0.58],
    ['sweater', 'navy-knit', 0.56, 0.3, 1],
    ['bag-flap', 'cognac-leather', 0.77, 0.63],
    ['chelsea', 'chestnut-leather', 0.73, 0.86],
  ]),
} as const;
