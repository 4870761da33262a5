import { laidFlat, onRail } from './stage.ts';

/** Editorial tiles in listings, two columns wide. */
export const tileScenes = {
  'tile-outerwear': onRail('wide', 132, [
    ['coat', 'graphite-wool', 0.24],
    ['coat', 'oat-wool', 0.5],
    ['coat', 'camel-wool', 0.76],
  ]),
  'tile-men-outerwear': onRail('wide', 132, [
    ['men-coat', 'charcoal-soft-wool', 0.24],
    ['men-coat', 'camel-wool', 0.5],
    ['men-coat', 'navy-wool', 0.76],
  ]),
  'tile-men-knitwear': onRail('wide', 104, [
    ['men-sweater', 'oat-heather-knit', 0.18],
    ['turtleneck', 'navy-knit', 0.4],
    ['men-sweater', 'moss-heather-knit', 0.62],
    ['cardigan', 'graphite-knit', 0.84],
  ]),
  'tile-knitwear': onRail('wide', 98, [
    ['sweater', 'rose-knit', 0.18],
    ['cardigan', 'oat-knit', 0.4],
    ['sweater', 'moss-knit', 0.61],
    ['turtleneck', 'milk-knit', 0.83],
  ]),
  'tile-dresses': onRail('wide', 142, [
    ['knit-dress', 'bottle-fine-knit', 0.18],
    ['dress', 'milk-floral-sheen-jersey', 0.39],
    ['shirt-dress', 'sky-shirting', 0.6],
    ['knit-dress', 'oat-knit', 0.82],
  ]),
  'tile-denim': onRail('wide', 132, [
    ['jeans', 'indigo-denim', 0.16],
    ['shirt', 'washed-blue-washed-denim', 0.4],
    ['jeans-wide', 'washed-blue-denim', 0.64],
    ['shirt', 'indigo-washed-denim', 0.86],
  ]),
  'tile-men-denim': onRail('wide', 132, [
    ['men-jeans', 'indigo-denim', 0.16],
    ['men-shirt', 'washed-blue-washed-denim', 0.4],
    ['men-jeans', 'charcoal-soft-denim', 0.64],
    ['men-shirt', 'indigo-washed-denim', 0.86],
  ]),
  'tile-shoes': laidFlat('wide', 80, [
    ['knee-boots', 'black-leather', 0.2, 0.48],
    ['chelsea', 'chestnut-leather', 0.5, 0.28],
    ['laced-boots', 'burgundy-leather', 0.8, 0.27],
    ['sneakers', 'white-sneaker', 0.5, 0.74],
    ['ballet-flats', 'black-leather', 0.8, 0.73],
  ]),
  'tile-kids': onRail('wide', 82, [
    ['kids-tee', 'sailor-jersey', 0.17],
    ['kids-overall', 'sage-smooth-fleece', 0.38],
    ['kids-sweatshirt', 'blush-fleece', 0.6],
    ['kids-sweater', 'navy-stripe-fine-knit', 0.83],
  ]),
} as const;
