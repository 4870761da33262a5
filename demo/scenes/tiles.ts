import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures of the editorial tiles in listings, which are two columns wide. A tile shows goods of the listing
 * that it links to, and no two titles share a picture.
 */
export const tileScenes = {
  'tile-outerwear': onRail('wide', 132, [
    ['coat', 'graphite-wool', 0.24],
    ['coat', 'oat-wool', 0.5],
    ['coat', 'camel-wool', 0.76],
  ]),
  'tile-winter-city': onRail('wide', 132, [
    ['turtleneck', 'camel-knit', 0.16],
    ['coat', 'grey-tartan-wool', 0.38],
    ['knit-dress', 'navy-knit', 0.61],
    ['coat', 'petrol-wool', 0.82],
  ]),
  'tile-men-outerwear': onRail('wide', 132, [
    ['men-coat', 'charcoal-soft-wool', 0.24],
    ['men-coat', 'camel-wool', 0.5],
    ['men-coat', 'navy-wool', 0.76],
  ]),
  'tile-men-winter-city': onRail('wide', 132, [
    ['men-turtleneck', 'oat-knit', 0.16],
    ['men-coat', 'grey-tartan-wool', 0.38],
    ['men-sweater', 'navy-knit', 0.61],
    ['men-coat', 'chocolate-soft-wool', 0.82],
  ]),
  'tile-men-knitwear': onRail('wide', 104, [
    ['men-sweater', 'oat-heather-knit', 0.2],
    ['men-turtleneck', 'navy-heather-knit', 0.5],
    ['men-sweater', 'moss-heather-knit', 0.8],
  ]),
  'tile-knitwear': onRail('wide', 98, [
    ['sweater', 'rose-knit', 0.18],
    ['cardigan', 'oat-knit', 0.4],
    ['sweater', 'moss-knit', 0.61],
    ['turtleneck', 'milk-knit', 0.83],
  ]),
  'tile-knits-with-jeans': onRail('wide', 98, [
    ['cardigan', 'navy-knit', 0.2],
    ['turtleneck', 'camel-knit', 0.5],
    ['sweater', 'burgundy-stripe-fine-knit', 0.79],
  ]),
  'tile-evening': onRail('wide', 142, [
    ['skirt-pleated', 'oat-satin', 0.15],
    ['shirt', 'emerald-satin', 0.365],
    ['dress', 'navy-fluid', 0.6],
    ['blouse-bow', 'plum-satin', 0.82],
  ]),
  'tile-denim': onRail('wide', 132, [
    ['jeans', 'indigo-denim', 0.16],
    ['jeans', 'ecru-denim', 0.39],
    ['jeans', 'washed-blue-denim', 0.62],
    ['jeans', 'black-denim', 0.85],
  ]),
  'tile-men-denim': onRail('wide', 132, [
    ['men-jeans', 'indigo-denim', 0.16],
    ['men-jeans', 'charcoal-rigid-denim', 0.39],
    ['men-jeans', 'washed-blue-rigid-denim', 0.62],
    ['men-jeans', 'graphite-denim', 0.85],
  ]),
  'tile-boots': laidFlat('wide', 84, [
    ['chelsea', 'chestnut-leather', 0.2, 0.28],
    ['laced-boots', 'black-leather', 0.5, 0.27],
    ['chelsea', 'navy-suede', 0.8, 0.28],
    ['laced-boots', 'burgundy-leather', 0.35, 0.72],
    ['chelsea', 'chocolate-suede', 0.65, 0.73],
  ]),
  'tile-knee-boots': laidFlat('wide', 80, [
    ['knee-boots', 'black-leather', 0.2, 0.49],
    ['knee-boots', 'cognac-leather', 0.5, 0.49],
    ['knee-boots', 'taupe-suede', 0.8, 0.49],
  ]),
  'tile-babies': onRail('wide', 94, [
    ['kids-tee', 'camel-stripe-jersey', 0.16],
    ['kids-overall', 'sage-smooth-fleece', 0.37],
    ['kids-sweater', 'butter-fine-knit', 0.61],
    ['kids-overall', 'indigo-soft-denim', 0.83],
  ]),
  'tile-hat': laidFlat('wide', 72, [
    ['beanie', 'navy-heather-knit', 0.2, 0.32, -5],
    ['beanie', 'mustard-heather-knit', 0.36, 0.7, 4],
    ['beanie', 'terracotta-knit', 0.53, 0.3, 3],
    ['beanie', 'rose-heather-knit', 0.69, 0.7, -4],
    ['beanie', 'grey-knit', 0.84, 0.32, 5],
  ]),
} as const;
