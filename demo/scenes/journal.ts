import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures of the brand page and of the journal: a title picture in a wide and a narrow version, and a
 * picture inside the text.
 */
export const journalScenes = {
  'brand-wide': onRail('wide', 146, [
    ['shirt', 'white-shirting', 0.14],
    ['blazer', 'navy-pin-wool', 0.33],
    ['coat', 'camel-wool', 0.53],
    ['turtleneck', 'oat-knit', 0.71],
    ['trousers-wide', 'graphite-suiting', 0.87],
  ]),
  'brand-narrow': onRail('tall', 138, [
    ['shirt', 'white-shirting', 0.16],
    ['blazer', 'navy-pin-wool', 0.44],
    ['coat', 'camel-wool', 0.77],
  ]),
  'brand-plate': laidFlat('wide', 112, [
    ['shirt', 'sky-shirting', 0.25, 0.5, -2],
    ['skirt-pencil', 'charcoal-wool', 0.56, 0.5],
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
    ['coat', 'grey-tartan-wool', 0.2],
    ['coat', 'camel-wool', 0.5],
    ['coat', 'graphite-wool', 0.8],
  ]),
  'size-wide': laidFlat('wide', 124, [
    ['trousers-slim', 'navy-shirting', 0.18, 0.5],
    ['shirt', 'white-shirting', 0.49, 0.47, -1],
    ['blazer', 'oat-wool', 0.81, 0.5, 2],
  ]),
  'size-narrow': laidFlat('tall', 138, [
    ['trousers-slim', 'navy-shirting', 0.3, 0.52],
    ['shirt', 'white-shirting', 0.63, 0.4, 1],
  ]),
  'size-plate': onRail('wide', 132, [
    ['knit-dress', 'chocolate-knit', 0.24],
    ['dress', 'black-jersey', 0.5],
    ['skirt-pleated', 'oat-satin', 0.76],
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
} as const;
