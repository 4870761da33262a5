import { laidFlat, onRail } from './stage.ts';

/** Pictures of the home page (docs/design.md §4). */
export const homeScenes = {
  'hero-wide': onRail(
    'hero',
    138,
    [
      ['shirt', 'white-shirting', 0.522],
      ['coat', 'graphite-wool', 0.63],
      ['turtleneck', 'milk-knit', 0.735],
      ['coat', 'camel-wool', 0.838],
      ['blazer', 'taupe-suiting', 0.95],
    ],
    { from: 0.42 },
  ),
  'hero-narrow': onRail('tall', 136, [
    ['shirt', 'white-shirting', 0.13],
    ['coat', 'graphite-wool', 0.39],
    ['coat', 'camel-wool', 0.74],
  ]),
  'story-knitwear': onRail('tall', 106, [
    ['sweater', 'rose-knit', 0.16],
    ['cardigan', 'oat-knit', 0.43],
    ['turtleneck', 'milk-knit', 0.72],
  ]),
  'department-women': onRail('portrait', 146, [
    ['knit-dress', 'burgundy-knit', 0.31],
    ['coat', 'oat-wool', 0.7],
  ]),
  'department-men': onRail('portrait', 142, [
    ['men-shirt', 'sky-shirting', 0.27],
    ['men-coat', 'camel-wool', 0.68],
  ]),
  'department-children': onRail('portrait', 76, [
    ['kids-sweatshirt', 'sage-fleece', 0.29],
    ['kids-sweater', 'candy-stripe-fine-knit', 0.7],
  ]),
  'department-shoes': laidFlat('portrait', 98, [
    ['wide-boots', 'chestnut-winter-leather', 0.35, 0.33],
    ['laced-boots', 'black-leather', 0.72, 0.66],
    ['chelsea', 'cognac-suede', 0.33, 0.82],
  ]),
  'department-accessories': laidFlat('portrait', 112, [
    ['scarf-knotted', 'chocolate-wool', 0.28, 0.44, -3],
    ['bag-flap', 'burgundy-leather', 0.68, 0.29],
    ['beanie', 'oat-knit', 0.7, 0.64, 5],
    ['belt', 'cognac-leather', 0.48, 0.88],
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
