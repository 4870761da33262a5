import { laidFlat, onRail } from './stage.ts';

/**
 * Pictures of collections and promotions: one in the ratio 4:5 for a card, and a wide one for the top of the
 * page.
 */
export const collectionScenes = {
  'collection-winter-city': laidFlat('tall', 142, [
    ['turtleneck', 'burgundy-knit', 0.67, 0.3, 4],
    ['coat', 'grey-tartan-wool', 0.36, 0.46, -2],
    ['laced-boots', 'black-winter-leather', 0.74, 0.8],
    ['beanie', 'oat-knit', 0.76, 0.59, -4],
  ]),
  'collection-winter-city-band': onRail('band', 126, [
    ['turtleneck', 'grey-knit', 0.12],
    ['coat', 'graphite-wool', 0.26],
    ['sweater', 'burgundy-knit', 0.4],
    ['coat', 'camel-wool', 0.53],
    ['knit-dress', 'graphite-knit', 0.66],
    ['coat', 'grey-tartan-wool', 0.78],
    ['turtleneck', 'milk-knit', 0.91],
  ]),
  'collection-office': onRail('tall', 132, [
    ['trousers-wide', 'grey-wool', 0.22],
    ['shirt', 'white-shirting', 0.47],
    ['blazer', 'navy-pin-wool', 0.75],
  ]),
  'collection-office-band': onRail('band', 128, [
    ['trousers-slim', 'navy-shirting', 0.09],
    ['shirt', 'sky-shirting', 0.22],
    ['blazer', 'navy-pin-wool', 0.36],
    ['trousers-wide', 'grey-wool', 0.5],
    ['blazer', 'oat-tweed', 0.63],
    ['shirt', 'white-shirting', 0.78],
    ['skirt-pencil', 'charcoal-tweed', 0.91],
  ]),
  'collection-evening': laidFlat('tall', 142, [
    ['skirt-pleated', 'oat-satin', 0.68, 0.65, 2],
    ['shirt', 'emerald-satin', 0.36, 0.33, -2],
    ['bag-flap', 'black-leather', 0.3, 0.82],
  ]),
  'collection-evening-band': onRail('band', 142, [
    ['skirt-aline', 'black-fluid', 0.12],
    ['shirt', 'emerald-satin', 0.26],
    ['dress', 'navy-fluid', 0.41],
    ['skirt-pleated', 'oat-satin', 0.56],
    ['blazer', 'navy-suiting', 0.71],
    ['blouse-bow', 'plum-satin', 0.87],
  ]),
  'office-look-wide': laidFlat('wide', 124, [
    ['trousers-wide', 'grey-wool', 0.16, 0.51],
    ['shirt', 'white-shirting', 0.4, 0.44, -1],
    ['blazer', 'navy-pin-wool', 0.65, 0.47, 1],
    ['bag-flap', 'black-leather', 0.88, 0.4],
  ]),
  'office-look-narrow': laidFlat('tall', 152, [
    ['trousers-wide', 'grey-wool', 0.29, 0.62],
    ['shirt', 'white-shirting', 0.32, 0.25, -1],
    ['blazer', 'navy-pin-wool', 0.7, 0.38, 1],
    ['bag-flap', 'black-leather', 0.75, 0.82],
  ]),
  'evening-look-wide': laidFlat('wide', 116, [
    ['skirt-pleated', 'emerald-satin', 0.2, 0.5, -2],
    ['shirt', 'black-satin', 0.49, 0.48, 1],
    ['bag-flap', 'burgundy-leather', 0.8, 0.25],
    ['knee-boots', 'black-leather', 0.82, 0.68],
  ]),
  'evening-look-narrow': laidFlat('tall', 148, [
    ['skirt-pleated', 'emerald-satin', 0.33, 0.7, -2],
    ['shirt', 'black-satin', 0.36, 0.29, 1],
    ['bag-flap', 'burgundy-leather', 0.78, 0.24],
    ['knee-boots', 'black-leather', 0.76, 0.7],
  ]),
  'collection-home': onRail('tall', 136, [
    ['cardigan', 'milk-fine-knit', 0.2],
    ['hoodie', 'milk-brushed-fleece', 0.46],
    ['pyjamas', 'navy-piped-shirting', 0.74],
  ]),
  'collection-home-band': laidFlat('band', 116, [
    ['sweater', 'camel-stripe-fine-knit', 0.14, 0.5, -2],
    ['hoodie', 'blush-fleece', 0.37, 0.47, 1],
    ['pyjamas', 'rose-piped-shirting', 0.61, 0.5],
    ['socks', 'grey-knit', 0.76, 0.6, 6],
    ['cardigan', 'milk-fine-knit', 0.9, 0.45, -2],
  ]),
  'promotion-knitwear': laidFlat('tall', 116, [
    ['turtleneck', 'milk-knit', 0.37, 0.35, -3],
    ['sweater', 'moss-knit', 0.62, 0.66, 3],
  ]),
  'promotion-knitwear-band': onRail('band', 100, [
    ['sweater', 'oat-knit', 0.16],
    ['turtleneck', 'burgundy-knit', 0.33],
    ['sweater', 'rose-knit', 0.5],
    ['turtleneck', 'milk-knit', 0.67],
    ['cardigan', 'camel-knit', 0.84],
  ]),
  'promotion-hat': laidFlat('tall', 116, [
    ['scarf-knotted', 'oat-soft-wool', 0.3, 0.5, -3],
    ['beanie', 'navy-knit', 0.68, 0.21, 4],
    ['beanie', 'terracotta-knit', 0.73, 0.5, -4],
    ['beanie', 'mustard-heather-knit', 0.68, 0.79, 3],
  ]),
  'promotion-hat-band': laidFlat('band', 116, [
    ['beanie', 'terracotta-knit', 0.12, 0.3, -4],
    ['beanie', 'navy-knit', 0.15, 0.7, 5],
    ['scarf-knotted', 'mustard-wool', 0.3, 0.5, 2],
    ['coat', 'camel-wool', 0.51, 0.5],
    ['beanie', 'mustard-heather-knit', 0.71, 0.3, 4],
    ['beanie', 'rose-heather-knit', 0.73, 0.7, -4],
    ['scarf-knotted', 'petrol-soft-wool', 0.88, 0.5, -3],
  ]),
} as const;
