import type { CroppedView, DrawnView } from '../../../backend/media/pictures/colouring/view-file.ts';

/** The role of each part number in `kit/parts.py`. A map set contains only the roles of its own parts. */
export const SLOTS: DrawnView['slots'] = {
  8: { role: 'base', cloth: true },
  12: { role: 'inside', cloth: false },
  16: { role: 'rib', cloth: false },
  24: { role: 'sole', cloth: false },
  32: { role: 'label', cloth: false },
  40: { role: 'dark', cloth: false },
  48: { role: 'metal', cloth: false },
  56: { role: 'thread', cloth: false },
};

/** The detail picture of each modelled silhouette, as a crop of its front. */
export const MODELLED: Readonly<Record<string, CroppedView['crop']>> = {
  sneakers: { x: 70, y: 420, width: 480 },
  belt: { x: 120, y: 480, width: 420 },
  'narrow-belt': { x: 120, y: 500, width: 420 },
  'braided-belt': { x: 120, y: 480, width: 420 },
  'bag-tote': { x: 220, y: 440, width: 480 },
  'bag-flap': { x: 220, y: 460, width: 460 },
  'bag-crossbody': { x: 400, y: 640, width: 380 },
  'bag-hobo': { x: 90, y: 400, width: 420 },
  'bag-canvas': { x: 230, y: 430, width: 420 },
  backpack: { x: 380, y: 500, width: 440 },
  'beanie-pompom': { x: 230, y: 520, width: 440 },
  beret: { x: 240, y: 330, width: 420 },
  cap: { x: 330, y: 330, width: 420 },
  'bucket-hat': { x: 200, y: 330, width: 420 },
  chelsea: { x: 330, y: 360, width: 480 },
  'laced-boots': { x: 200, y: 360, width: 480 },
  'ballet-flats': { x: 100, y: 520, width: 460 },
  loafers: { x: 90, y: 480, width: 480 },
  pumps: { x: 90, y: 480, width: 460 },
  runners: { x: 60, y: 440, width: 480 },
  glasses: { x: 90, y: 360, width: 460 },
  'glasses-cat': { x: 90, y: 360, width: 460 },
  'glasses-round': { x: 90, y: 360, width: 460 },
  necklace: { x: 250, y: 640, width: 400 },
  snood: { x: 240, y: 320, width: 420 },
  mittens: { x: 200, y: 560, width: 440 },
  'mittens-cable': { x: 60, y: 400, width: 440 },
  bracelet: { x: 230, y: 540, width: 420 },
  earrings: { x: 120, y: 350, width: 420 },
  'knee-boots': { x: 200, y: 560, width: 480 },
};
