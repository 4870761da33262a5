import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures that stand in for buyers' photographs: goods at home, laid down or hung up by hand beside other
 * goods. The reviewed goods are the last entry.
 */
export const reviewScenes = {
  'review-coat': onRail('portrait', 148, [
    ['turtleneck', 'grey-knit', 0.88],
    ['coat', 'grey-tartan-wool', 0.4],
  ]),
  'review-coat-oat': laidFlat('portrait', 152, [
    ['beanie', 'light-grey-knit', 0.84, 0.2, 9],
    ['coat', 'oat-wool', 0.44, 0.5, -6],
  ]),
  'review-men-coat': onRail('portrait', 152, [
    ['men-sweater', 'grey-knit', 0.12],
    ['men-coat', 'navy-tartan-wool', 0.56],
  ]),
  'review-sweater': laidFlat('portrait', 104, [
    ['jeans-wide', 'washed-blue-rigid-denim', 0.66, 0.78, 5],
    ['sweater', 'rose-knit', 0.44, 0.36, -5],
  ]),
  'review-cardigan': laidFlat('portrait', 98, [
    ['shirt', 'white-shirting', 0.6, 0.5, 6],
    ['cardigan', 'oat-knit', 0.45, 0.52, -4],
  ]),
  'review-shirt': onRail('portrait', 112, [
    ['trousers-slim', 'navy-shirting', 0.86],
    ['shirt', 'blue-pin-shirting', 0.42],
  ]),
  'review-shirt-laid': laidFlat('portrait', 104, [
    ['belt', 'cognac-leather', 0.78, 0.84, -8],
    ['shirt', 'sky-shirting', 0.47, 0.46, 7],
  ]),
  'review-jeans': laidFlat('portrait', 122, [
    ['belt', 'black-leather', 0.2, 0.2, -6],
    ['jeans', 'indigo-denim', 0.52, 0.54, 6],
  ]),
  'review-skirt': laidFlat('portrait', 112, [
    ['turtleneck', 'milk-knit', 0.66, 0.22, 6],
    ['skirt-pleated', 'oat-satin', 0.46, 0.58, -5],
  ]),
  'review-blazer': onRail('portrait', 116, [
    ['shirt', 'white-shirting', 0.84],
    ['blazer', 'charcoal-tweed', 0.44],
  ]),
  'review-chelsea': laidFlat('portrait', 62, [
    ['belt', 'cognac-leather', 0.76, 0.12, 5],
    ['chelsea', 'cognac-suede', 0.48, 0.5, -8],
  ]),
  'review-beanie': laidFlat('portrait', 78, [
    ['scarf', 'camel-tartan-wool', 0.74, 0.5, 4],
    ['beanie', 'milk-knit', 0.36, 0.46, -7],
  ]),
  'review-bag': laidFlat('portrait', 84, [
    ['scarf', 'camel-tartan-wool', 0.88, 0.5, 3],
    ['bag-tote', 'cognac-leather', 0.46, 0.5, -5],
  ]),
} as const;
