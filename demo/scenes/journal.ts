import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures of the journal. Each piece has a title picture in a wide and a narrow version, and a picture
 * inside the text. The brand page has the same kinds of pictures.
 */
export const journalScenes = {
  'brand-plate': laidFlat('wide', 112, [
    ['shirt', 'sky-shirting', 0.25, 0.5, -2],
    ['skirt-pencil', 'charcoal-tweed', 0.56, 0.5],
    ['belt', 'cognac-leather', 0.8, 0.2],
    ['ballet-flats', 'ecru-leather', 0.82, 0.66],
  ]),
  'wool-wide': laidFlat('wide', 124, [
    ['turtleneck', 'milk-knit', 0.19, 0.52, -3],
    ['cardigan', 'oat-knit', 0.49, 0.5, 1],
    ['sweater', 'burgundy-knit', 0.775, 0.5, 3],
  ]),
  'wool-narrow': laidFlat('tall', 128, [
    ['turtleneck', 'milk-knit', 0.35, 0.33, -3],
    ['sweater', 'burgundy-knit', 0.585, 0.67, 3],
  ]),
  'wool-plate': onRail('wide', 146, [
    ['coat', 'oat-wool', 0.18],
    ['coat', 'grey-tartan-wool', 0.34],
    ['coat', 'camel-wool', 0.5],
    ['coat', 'graphite-wool', 0.66],
    ['coat', 'petrol-wool', 0.82],
  ]),
  'size-wide': laidFlat('wide', 126, [
    ['trousers-slim', 'navy-shirting', 0.15, 0.5],
    ['shirt', 'white-shirting', 0.46, 0.47, -1],
    ['blazer', 'oat-tweed', 0.79, 0.5, 2],
  ]),
  'size-narrow': laidFlat('tall', 138, [
    ['trousers-slim', 'navy-shirting', 0.3, 0.52],
    ['shirt', 'white-shirting', 0.63, 0.4, 1],
  ]),
  'size-plate': onRail('wide', 136, [
    ['cardigan', 'oat-knit', 0.17],
    ['knit-dress', 'chocolate-knit', 0.34],
    ['dress', 'black-jersey', 0.52],
    ['skirt-pleated', 'oat-satin', 0.7],
    ['skirt-aline', 'camel-shirting', 0.86],
  ]),
  'capsule-wide': laidFlat('wide', 138, [
    ['trousers-wide', 'graphite-suiting', 0.14, 0.52],
    ['coat', 'camel-wool', 0.38, 0.49],
    ['turtleneck', 'milk-knit', 0.63, 0.44, 2],
    ['bag-flap', 'black-leather', 0.86, 0.28],
    ['chelsea', 'black-leather', 0.86, 0.74],
  ]),
  'capsule-narrow': laidFlat('tall', 158, [
    ['trousers-wide', 'graphite-suiting', 0.73, 0.4],
    ['coat', 'camel-wool', 0.35, 0.39],
    ['chelsea', 'black-leather', 0.3, 0.85],
    ['bag-flap', 'black-leather', 0.73, 0.84],
  ]),
  'capsule-plate': onRail('wide', 138, [
    ['trousers-wide', 'grey-wool', 0.13],
    ['shirt', 'white-shirting', 0.32],
    ['sweater', 'navy-knit', 0.49],
    ['blazer', 'taupe-suiting', 0.67],
    ['skirt-pleated', 'oat-satin', 0.85],
  ]),
  'choice-wide': onRail('wide', 142, [
    ['coat', 'oat-wool', 0.2],
    ['trench', 'khaki-proofed', 0.5],
    ['coat', 'grey-tartan-wool', 0.8],
  ]),
  'choice-narrow': onRail('tall', 154, [
    ['coat', 'oat-wool', 0.31],
    ['coat', 'grey-tartan-wool', 0.69],
  ]),
  'choice-plate': laidFlat('wide', 132, [
    ['trousers-slim', 'navy-shirting', 0.13, 0.51],
    ['sweater', 'burgundy-knit', 0.37, 0.46, -2],
    ['coat', 'graphite-wool', 0.65, 0.5, 2],
    ['beanie', 'light-grey-knit', 0.89, 0.26, 4],
    ['chelsea', 'black-leather', 0.89, 0.7],
  ]),
  'denim-wide': laidFlat('wide', 124, [
    ['jeans', 'indigo-denim', 0.2, 0.51, -1],
    ['shirt', 'sky-shirting', 0.52, 0.47, 1],
    ['belt', 'cognac-leather', 0.8, 0.24],
    ['chelsea', 'cognac-suede', 0.81, 0.7],
  ]),
  'denim-narrow': laidFlat('tall', 142, [
    ['jeans', 'indigo-denim', 0.28, 0.52],
    ['shirt', 'sky-shirting', 0.64, 0.38, 1],
    ['belt', 'cognac-leather', 0.66, 0.82],
  ]),
  'denim-plate': onRail('wide', 138, [
    ['jeans-wide', 'indigo-rigid-denim', 0.14],
    ['jeans', 'washed-blue-denim', 0.38],
    ['jeans', 'ecru-denim', 0.62],
    ['jeans', 'black-denim', 0.86],
  ]),
  'leather-wide': laidFlat('wide', 94, [
    ['bag-flap', 'black-leather', 0.21, 0.5, -2],
    ['belt', 'black-leather', 0.5, 0.26],
    ['chelsea', 'black-leather', 0.5, 0.66],
    ['ballet-flats', 'ecru-leather', 0.79, 0.5],
  ]),
  'leather-narrow': laidFlat('tall', 108, [
    ['bag-flap', 'black-leather', 0.34, 0.3, -2],
    ['ballet-flats', 'ecru-leather', 0.69, 0.53],
    ['chelsea', 'black-leather', 0.35, 0.76],
  ]),
  'leather-plate': laidFlat('wide', 96, [
    ['bag-tote', 'cognac-leather', 0.23, 0.5, -2],
    ['belt', 'cognac-leather', 0.52, 0.25],
    ['chelsea', 'cognac-suede', 0.52, 0.66],
    ['wide-boots', 'chestnut-winter-leather', 0.79, 0.5],
  ]),
} as const;
