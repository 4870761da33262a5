/**
 * The role of a silhouette in an outfit. It determines where the goods lie in the picture and with which
 * other goods they are combined.
 */
export type OutfitKind = 'outer' | 'top' | 'bottom' | 'dress' | 'shoes' | 'bag' | 'small';

/** An occasion for wearing goods. Goods for the same occasion can be combined into an outfit. */
export type Occasion = 'warm' | 'smart' | 'casual' | 'light' | 'evening' | 'home' | 'kids';

const listed = (words: string) => words.split(' ');

const kinds: Record<OutfitKind, readonly string[]> = {
  outer: listed(
    'coat trench parka men-parka puffer men-puffer kids-puffer leather-jacket denim-jacket blazer blazer-long blazer-double men-blazer men-blazer-double men-coat robe cardigan knit-vest men-vest kids-vest kids-cardigan',
  ),
  top: listed(
    'tee tee-v men-tee longsleeve polo shirt shirt-oversized blouse blouse-sleeveless blouse-bow men-shirt men-overshirt men-shirt-band sweater men-sweater turtleneck men-turtleneck hoodie sweatshirt men-sweatshirt kids-tee kids-shirt kids-blouse kids-sweater kids-turtleneck kids-sweatshirt',
  ),
  bottom: listed(
    'jeans jeans-wide men-jeans men-jeans-slim kids-jeans trousers-wide trousers-slim men-trousers joggers kids-joggers kids-trousers kids-shorts kids-skirt-pleated skirt-pleated skirt-aline skirt-pencil',
  ),
  dress: listed(
    'dress dress-v dress-short dress-short-v knit-dress knit-dress-short shirt-dress shirt-dress-long pyjamas kids-dress kids-knit-dress kids-pinafore kids-overall kids-romper',
  ),
  shoes: listed(
    'sneakers chelsea laced-boots knee-boots ballet-flats runners loafers pumps ankle-boots heeled-boots wide-boots high-tops',
  ),
  bag: listed('bag-flap bag-tote bag-crossbody bag-hobo bag-canvas backpack'),
  small: listed(
    'scarf scarf-knotted beanie beanie-pompom beret cap bucket-hat belt glasses glasses-cat glasses-round earrings necklace bracelet gloves mittens mittens-cable snood socks briefs narrow-belt braided-belt',
  ),
};

const kindOf = new Map(
  (Object.keys(kinds) as OutfitKind[]).flatMap((kind) => kinds[kind].map((id) => [id, kind] as const)),
);

/** The role of a silhouette. Throws if the silhouette is not in the list. */
export function outfitKind(silhouette: string): OutfitKind {
  const kind = kindOf.get(silhouette);
  if (!kind) throw new RangeError(`The silhouette ${silhouette} has no place in an outfit.`);
  return kind;
}

const occasions: Record<Exclude<Occasion, 'kids'>, readonly string[]> = {
  warm: listed(
    'coat men-coat parka men-parka puffer men-puffer sweater men-sweater turtleneck men-turtleneck knit-dress knit-dress-short knee-boots laced-boots chelsea scarf scarf-knotted beanie beanie-pompom beret gloves mittens mittens-cable snood ankle-boots heeled-boots wide-boots',
  ),
  smart: listed(
    'blazer blazer-long blazer-double men-blazer men-blazer-double trench shirt shirt-oversized blouse blouse-sleeveless men-shirt men-overshirt men-shirt-band trousers-wide trousers-slim men-trousers skirt-pencil skirt-aline bag-flap bag-hobo belt cardigan knit-vest men-vest skirt-pleated shirt-dress shirt-dress-long narrow-belt loafers pumps blouse-bow',
  ),
  casual: listed(
    'hoodie sweatshirt men-sweatshirt longsleeve jeans jeans-wide men-jeans men-jeans-slim joggers denim-jacket leather-jacket sneakers bag-tote bag-crossbody bag-canvas backpack cap runners braided-belt high-tops',
  ),
  light: listed(
    'tee tee-v men-tee polo dress dress-v dress-short dress-short-v ballet-flats glasses glasses-cat glasses-round bucket-hat',
  ),
  evening: listed('earrings necklace bracelet'),
  home: listed('robe pyjamas socks briefs'),
};

const occasionOf = new Map(
  (Object.keys(occasions) as (keyof typeof occasions)[]).flatMap((name) =>
    occasions[name].map((id) => [id, name] as const),
  ),
);

/**
 * The occasion that goods suit. All goods for children have the same occasion, so that any of them can be
 * combined.
 */
export const occasion = (silhouette: string, audience: string): Occasion =>
  audience === 'women' || audience === 'men' ? (occasionOf.get(silhouette) ?? 'casual') : 'kids';

/** For each role of the main garment, the roles of the goods that complete its outfit. */
export const companions: Record<OutfitKind, readonly OutfitKind[]> = {
  outer: ['bottom', 'top', 'shoes'],
  top: ['bottom', 'shoes', 'bag'],
  bottom: ['top', 'shoes', 'bag'],
  dress: ['outer', 'shoes', 'bag'],
  shoes: ['bottom', 'top', 'bag'],
  bag: ['outer', 'bottom', 'shoes'],
  small: ['outer', 'bottom', 'shoes'],
};

/** Silhouettes of a role that suit an occasion, best first. */
export const suitable: Record<Occasion, Partial<Record<OutfitKind, readonly string[]>>> = {
  warm: {
    outer: listed('coat men-coat puffer men-puffer'),
    top: listed('turtleneck men-turtleneck sweater men-sweater'),
    bottom: listed('trousers-wide men-trousers jeans men-jeans trousers-slim'),
    shoes: listed('chelsea laced-boots knee-boots ankle-boots wide-boots heeled-boots'),
    bag: listed('bag-flap bag-tote bag-hobo'),
    small: listed('beanie beanie-pompom beret mittens scarf-knotted scarf snood'),
  },
  smart: {
    outer: listed('blazer men-blazer coat men-coat'),
    top: listed('shirt blouse men-shirt turtleneck sweater men-sweater'),
    bottom: listed('trousers-wide men-trousers skirt-aline skirt-pencil trousers-slim'),
    shoes: listed('loafers pumps ballet-flats laced-boots chelsea ankle-boots'),
    bag: listed('bag-flap bag-tote'),
    small: listed('belt scarf-knotted'),
  },
  casual: {
    outer: listed('denim-jacket leather-jacket'),
    top: listed('tee men-tee longsleeve sweatshirt men-sweatshirt'),
    bottom: listed('men-jeans jeans jeans-wide men-jeans-slim'),
    shoes: listed('sneakers chelsea runners high-tops'),
    bag: listed('bag-tote bag-crossbody backpack bag-canvas'),
    small: listed('beanie cap belt'),
  },
  light: {
    outer: listed('cardigan denim-jacket trench'),
    top: listed('tee men-tee shirt men-shirt longsleeve'),
    bottom: listed('men-jeans jeans trousers-wide men-trousers'),
    shoes: listed('ballet-flats sneakers loafers'),
    bag: listed('bag-canvas bag-tote bag-crossbody bag-flap'),
    small: listed('glasses glasses-cat glasses-round belt earrings necklace bracelet'),
  },
  evening: {
    outer: listed('blazer leather-jacket'),
    top: listed('blouse shirt'),
    bottom: listed('skirt-aline trousers-wide skirt-pencil'),
    dress: listed('dress-short dress dress-v'),
    shoes: listed('pumps ballet-flats'),
    bag: listed('bag-flap'),
    small: listed('earrings necklace'),
  },
  home: {
    outer: listed('robe cardigan'),
    top: listed('hoodie men-sweatshirt tee men-tee'),
    bottom: listed('joggers'),
    small: listed('socks'),
  },
  kids: {
    outer: listed('kids-puffer kids-cardigan kids-vest'),
    top: listed('kids-sweater kids-sweatshirt kids-shirt kids-blouse kids-tee kids-turtleneck'),
    bottom: listed('kids-jeans kids-joggers kids-skirt-pleated kids-trousers'),
    small: listed('beanie'),
  },
};
