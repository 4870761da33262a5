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
  'wool-wide': laidFlat('wide', 112, [
    ['turtleneck', 'milk-knit', 0.2, 0.52, -3],
    ['cardigan', 'oat-knit', 0.51, 0.5, 1],
    ['sweater', 'burgundy-knit', 0.81, 0.5, 3],
  ]),
  'wool-narrow': laidFlat('tall', 116, [
    ['turtleneck', 'milk-knit', 0.36, 0.34, -3],
    ['sweater', 'burgundy-knit', 0.62, 0.68, 3],
  ]),
  'wool-plate': onRail('wide', 142, [
    ['coat', 'oat-wool', 0.11],
    ['coat', 'grey-tartan-wool', 0.3],
    ['coat', 'camel-wool', 0.5],
    ['coat', 'graphite-wool', 0.7],
    ['coat', 'petrol-wool', 0.89],
  ]),
  'size-wide': laidFlat('wide', 124, [
    ['trousers-slim', 'navy-shirting', 0.18, 0.5],
    ['shirt', 'white-shirting', 0.49, 0.47, -1],
    ['blazer', 'oat-tweed', 0.81, 0.5, 2],
  ]),
  'size-narrow': laidFlat('tall', 138, [
    ['trousers-slim', 'navy-shirting', 0.3, 0.52],
    ['shirt', 'white-shirting', 0.63, 0.4, 1],
  ]),
  'size-plate': onRail('wide', 132, [
    ['cardigan', 'oat-knit', 0.12],
    ['knit-dress', 'chocolate-knit', 0.31],
    ['dress', 'black-jersey', 0.5],
    ['skirt-pleated', 'oat-satin', 0.69],
    ['skirt-aline', 'camel-shirting', 0.88],
  ]),
  'capsule-wide': laidFlat('wide', 138, [
    ['trousers-wide', 'graphite-suiting', 0.14, 0.52],
    ['coat', 'camel-wool', 0.38, 0.49],
    ['turtleneck', 'milk-knit', 0.63, 0.44, 2],
    ['bag-flap', 'black-leather', 0.86, 0.28],
    ['chelsea', 'black-leather', 0.86, 0.74],
  ]),
  'capsule-narrow': laidFlat('tall', 148, [
    ['trousers-wide', 'graphite-suiting', 0.73, 0.4],
    ['coat', 'camel-wool', 0.35, 0.39],
    ['chelsea', 'black-leather', 0.29, 0.87],
    ['bag-flap', 'black-leather', 0.73, 0.86],
  ]),
  'capsule-plate': onRail('wide', 134, [
    ['trousers-wide', 'grey-wool', 0.12],
    ['shirt', 'white-shirting', 0.31],
    ['sweater', 'navy-knit', 0.49],
    ['blazer', 'taupe-suiting', 0.68],
    ['skirt-pleated', 'oat-satin', 0.87],
  ]),
  'choice-wide': onRail('wide', 142, [
    ['coat', 'oat-wool', 0.2],
    ['trench', 'khaki-proofed', 0.5],
    ['coat', 'grey-tartan-wool', 0.8],
  ]),
  'choice-narrow': onRail('tall', 146, [
    ['coat', 'oat-wool', 0.29],
    ['coat', 'grey-tartan-wool', 0.71],
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
  'denim-narrow': laidFlat('tall', 140, [
    ['jeans', 'indigo-denim', 0.3, 0.52],
    ['shirt', 'sky-shirting', 0.67, 0.38, 1],
    ['belt', 'cognac-leather', 0.68, 0.82],
  ]),
  'denim-plate': onRail('wide', 132, [
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
