import type { CroppedView, DrawnView } from '../../backend/media/pictures/colouring/view-file.ts';

/** How the map set of a draped garment is made from its renderings. */
export type Draped = {
  /**
   * Name of the rendering from the front. `back` is the name of that from the back, of the same draped cloth.
   */
  front: string;
  back?: string;
  /** Role of each part number: `WOVEN` or `KNIT`, with exceptions for some garments. */
  slots: DrawnView['slots'];
  /** The crop of the first detail picture. If undefined, it shows the middle of the collar or waistband. */
  detail?: CroppedView['crop'];
};

const cloth = { role: 'base', cloth: true } as const;
const inside = { role: 'inside', cloth: false } as const;

/**
 * Roles of the parts of woven garments. The keys are part numbers of map sets (`cloth/parts.ts`): body, band,
 * waistband, pocket, lapel, belt, flap.
 */
const WOVEN: DrawnView['slots'] = {
  8: cloth,
  12: inside,
  16: cloth,
  20: inside,
  24: cloth,
  28: inside,
  32: cloth,
  36: inside,
  40: cloth,
  44: inside,
  48: cloth,
  52: inside,
  56: cloth,
  60: inside,
  64: cloth,
  168: { role: 'buttons', cloth: false },
  176: { role: 'dark', cloth: false },
};

/** Roles of the parts of knitwear and jersey. Bands are ribbed, and have no stripes or checks. */
const KNIT: DrawnView['slots'] = { ...WOVEN, 16: { role: 'rib', cloth: false } };

const knit = (front: string, back?: string): Draped => ({ front, ...(back ? { back } : {}), slots: KNIT });
const woven = (front: string, back?: string): Draped => ({ front, ...(back ? { back } : {}), slots: WOVEN });

/** A garment with piping in the colour of the buttons. */
const piped = (name: string): Draped => ({
  ...woven(name, `${name}-back`),
  slots: { ...WOVEN, 72: { role: 'buttons', cloth: false } },
});

/** A garment with metal zips. */
const zipped = (name: string): Draped => ({
  ...woven(name, `${name}-back`),
  slots: { ...WOVEN, 168: { role: 'metal', cloth: false } },
});

/** All draped silhouettes; the key is the silhouette's id in the shop. */
export const DRAPED: Readonly<Record<string, Draped>> = {
  tee: knit('tee', 'tee-back'),
  'tee-v': knit('tee-v', 'tee-v-back'),
  longsleeve: knit('longsleeve', 'longsleeve-back'),
  polo: knit('polo', 'polo-back'),
  sweater: knit('sweater', 'sweater-back'),
  turtleneck: knit('turtle', 'turtle-back'),
  cardigan: knit('cardigan', 'cardigan-back'),
  'knit-vest': knit('knit-vest', 'knit-vest-back'),
  hoodie: knit('hoodie', 'hoodie-back'),
  sweatshirt: knit('sweatshirt', 'sweatshirt-back'),
  'knit-dress': knit('knitdress', 'knitdress-back'),
  'men-tee': knit('men-tee', 'men-tee-back'),
  'men-sweater': knit('men-sweater', 'men-sweater-back'),
  'men-sweatshirt': knit('men-sweatshirt', 'men-sweatshirt-back'),
  'men-turtleneck': knit('men-turtleneck', 'men-turtleneck-back'),
  'kids-tee': knit('kids-tee', 'kids-tee-back'),
  'kids-sweater': knit('kids-sweater', 'kids-sweater-back'),
  'kids-cardigan': knit('kids-cardigan', 'kids-cardigan-back'),
  'kids-turtleneck': knit('kids-turtleneck', 'kids-turtleneck-back'),
  'kids-knit-dress': knit('kids-knit-dress', 'kids-knit-dress-back'),
  'men-vest': knit('men-vest', 'men-vest-back'),
  'kids-vest': knit('kids-vest', 'kids-vest-back'),
  'kids-sweatshirt': knit('kids-sweatshirt', 'kids-sweatshirt-back'),
  'kids-shirt': woven('kids-shirt', 'kids-shirt-back'),
  'kids-blouse': woven('kids-blouse', 'kids-blouse-back'),
  'kids-jeans': woven('kids-jeans', 'kids-jeans-back'),
  'kids-joggers': knit('kids-joggers', 'kids-joggers-back'),
  'kids-shorts': knit('kids-shorts', 'kids-shorts-back'),
  'kids-trousers': woven('kids-trousers', 'kids-trousers-back'),
  'kids-skirt-pleated': woven('kids-skirt-pleated', 'kids-skirt-pleated-back'),
  beanie: knit('beanie'),
  'knit-dress-short': knit('knit-dress-short', 'knit-dress-short-back'),
  dress: knit('dress', 'dress-back'),
  'dress-v': woven('dress-v', 'dress-v-back'),
  'dress-short': woven('dress-short', 'dress-short-back'),
  'dress-short-v': woven('dress-short-v', 'dress-short-v-back'),
  jeans: woven('jeans', 'jeans-back'),
  'jeans-wide': woven('jeans-wide', 'jeans-wide-back'),
  'men-jeans': woven('men-jeans', 'men-jeans-back'),
  'men-jeans-slim': woven('men-jeans-slim', 'men-jeans-slim-back'),
  shirt: woven('shirt', 'shirt-back'),
  blouse: woven('blouse', 'blouse-back'),
  'men-shirt': woven('shirt-men', 'shirt-men-back'),
  'shirt-oversized': woven('shirt-oversized', 'shirt-oversized-back'),
  'blouse-sleeveless': woven('blouse-sleeveless', 'blouse-sleeveless-back'),
  'blouse-bow': woven('blouse-bow', 'blouse-bow-back'),
  'men-shirt-band': woven('men-shirt-band', 'men-shirt-band-back'),
  'men-overshirt': woven('men-overshirt', 'men-overshirt-back'),
  'shirt-dress': woven('shirtdress', 'shirtdress-back'),
  'shirt-dress-long': woven('shirt-dress-long', 'shirt-dress-long-back'),
  blazer: woven('blazer', 'blazer-back'),
  'blazer-long': woven('blazer-long', 'blazer-long-back'),
  'blazer-double': woven('blazer-double', 'blazer-double-back'),
  'men-blazer-double': woven('men-blazer-double', 'men-blazer-double-back'),
  'men-blazer': woven('men-blazer', 'men-blazer-back'),
  coat: woven('coat', 'coat-back'),
  'men-coat': woven('men-coat', 'men-coat-back'),
  'trousers-wide': woven('trousers-wide', 'trousers-wide-back'),
  'trousers-slim': woven('trousers-slim', 'trousers-slim-back'),
  'men-trousers': woven('trousers-men', 'trousers-men-back'),
  'skirt-aline': woven('skirt-aline', 'skirt-aline-back'),
  'skirt-pleated': woven('skirt-pleated', 'skirt-pleated-back'),
  'skirt-pencil': woven('skirt-pencil', 'skirt-pencil-back'),
  joggers: knit('joggers', 'joggers-back'),
  puffer: zipped('puffer'),
  'men-puffer': zipped('men-puffer'),
  'kids-puffer': zipped('kids-puffer'),
  'leather-jacket': zipped('leather-jacket'),
  parka: zipped('parka'),
  'men-parka': zipped('men-parka'),
  'denim-jacket': woven('denim-jacket', 'denim-jacket-back'),
  trench: woven('trench', 'trench-back'),
  'kids-dress': woven('kids-dress', 'kids-dress-back'),
  'kids-pinafore': woven('kids-pinafore', 'kids-pinafore-back'),
  robe: woven('robe', 'robe-back'),
  pyjamas: piped('pyjamas'),
  'kids-romper': knit('kids-romper', 'kids-romper-back'),
  'kids-overall': woven('kids-overall', 'kids-overall-back'),
  gloves: { ...zipped('gloves'), back: undefined },
  briefs: knit('briefs', 'briefs-back'),
  socks: knit('socks'),
  scarf: { ...woven('scarf'), slots: { ...WOVEN, 12: cloth } },
  'scarf-knotted': { ...woven('scarf-knotted'), slots: { ...WOVEN, 12: cloth } },
};

/** A silhouette that is still being tried out: of woven cloth, with front and back. */
export const onTrial = (name: string): Draped => woven(name, `${name}-back`);
