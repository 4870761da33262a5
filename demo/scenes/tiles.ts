import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures of the editorial tiles in listings, which are two columns wide. A tile shows goods of the listing
 * that it links to, and no two titles share a picture.
 */
export const tileScenes = {
  'tile-outerwear': onRail('wide', 134, [
    ['denim-jacket', 'indigo-rigid-denim', 0.2],
    ['coat', 'oat-wool', 0.48],
    ['trench', 'sand-proofed', 0.77],
  ]),
  'tile-winter-city': onRail('wide', 138, [
    ['turtleneck', 'camel-knit', 0.16],
    ['coat', 'grey-tartan-wool', 0.375],
    ['knit-dress', 'navy-knit', 0.6],
    ['coat', 'petrol-wool', 0.805],
  ]),
  'tile-men-outerwear': onRail('wide', 138, [
    ['men-coat', 'charcoal-soft-wool', 0.22],
    ['men-coat', 'navy-wool', 0.5],
    ['men-coat', 'camel-wool', 0.78],
  ]),
  'tile-men-winter-city': onRail('wide', 144, [
    ['men-turtleneck', 'oat-knit', 0.18],
    ['men-coat', 'grey-tartan-wool', 0.38],
    ['men-sweater', 'navy-knit', 0.6],
    ['men-coat', 'chocolate-soft-wool', 0.79],
  ]),
  'tile-men-knitwear': onRail('wide', 122, [
    ['men-sweater', 'oat-heather-knit', 0.205],
    ['men-turtleneck', 'navy-heather-knit', 0.5],
    ['men-sweater', 'moss-heather-knit', 0.795],
  ]),
  'tile-knitwear': onRail('wide', 114, [
    ['sweater', 'rose-knit', 0.245],
    ['cardigan', 'oat-knit', 0.43],
    ['sweater', 'moss-knit', 0.62],
    ['turtleneck', 'milk-knit', 0.81],
  ]),
  'tile-knits-with-jeans': onRail('wide', 114, [
    ['cardigan', 'navy-knit', 0.2],
    ['turtleneck', 'camel-knit', 0.475],
    ['sweater', 'burgundy-stripe-fine-knit', 0.755],
  ]),
  'tile-evening': onRail('wide', 142, [
    ['skirt-pleated', 'oat-satin', 0.15],
    ['shirt', 'emerald-satin', 0.365],
    ['dress', 'navy-fluid', 0.6],
    ['blouse-bow', 'plum-satin', 0.805],
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
    ['laced-boots', 'black-winter-leather', 0.5, 0.27],
    ['chelsea', 'oxblood-leather', 0.8, 0.28],
    ['laced-boots', 'cognac-welted-leather', 0.35, 0.72],
    ['chelsea', 'black-leather', 0.65, 0.73],
  ]),
  'tile-knee-boots': laidFlat('wide', 80, [
    ['knee-boots', 'black-leather', 0.2, 0.49],
    ['knee-boots', 'cognac-leather', 0.5, 0.49],
    ['knee-boots', 'taupe-suede', 0.8, 0.49],
  ]),
  'tile-babies': onRail('wide', 94, [
    ['kids-tee', 'camel-stripe-jersey', 0.175],
    ['kids-overall', 'sage-smooth-fleece', 0.385],
    ['kids-sweater', 'butter-fine-knit', 0.62],
    ['kids-overall', 'indigo-soft-denim', 0.84],
  ]),
  'tile-hat': laidFlat('wide', 72, [
    ['beanie', 'navy-heather-knit', 0.2, 0.32, -5],
    ['beanie', 'mustard-heather-knit', 0.36, 0.7, 4],
    ['beanie', 'terracotta-knit', 0.53, 0.3, 3],
    ['beanie', 'rose-heather-knit', 0.69, 0.7, -4],
    ['beanie', 'grey-knit', 0.84, 0.32, 5],
  ]),
} as const;
