/** What a silhouette is in an outfit: decides where it lies and what goes with it. */
export type OutfitKind = 'outer' | 'top' | 'bottom' | 'dress' | 'shoes' | 'bag' | 'small';

/** An occasion: things of one occasion go together. */
export type Occasion = 'warm' | 'smart' | 'casual' | 'light' | 'evening' | 'home' | 'kids';

const listed = (words: string) => words.split(' ');

const kinds: Record<OutfitKind, readonly string[]> = {
  outer: listed(
    'coat trench parka puffer puffer-vest leather-jacket denim-jacket blazer robe cardigan knit-vest',
  ),
  top: listed(
    'tee longsleeve tank polo shirt blouse sweater turtleneck crew hoodie sweatshirt pyjama kids-tee kids-hoodie',
  ),
  bottom: listed(
    'jeans jeans-wide trousers-wide trousers-slim joggers shorts skirt-pleated skirt-pencil denim-skirt',
  ),
  dress: listed('dress slip-dress knit-dress shirt-dress midi-dress kids-dress kids-overall kids-romper'),
  shoes: listed('sneakers chelsea laced-boots pumps knee-boots loafers ballet-flats'),
  bag: listed('bag-flap bag-tote backpack'),
  small: listed('scarf beanie cap belt glasses earrings necklace gloves socks bra briefs boxers'),
};

const kindOf = new Map(
  (Object.keys(kinds) as OutfitKind[]).flatMap((kind) => kinds[kind].map((id) => [id, kind] as const)),
);

/** Throws for a silhouette that has no place in an outfit. */
export function outfitKind(silhouette: string): OutfitKind {
  const kind = kindOf.get(silhouette);
  if (!kind) throw new RangeError(`The silhouette ${silhouette} has no place in an outfit.`);
  return kind;
}

const occasions: Record<Exclude<Occasion, 'kids'>, readonly string[]> = {
  warm: listed(
    'coat parka puffer puffer-vest sweater turtleneck crew knit-dress knee-boots laced-boots chelsea scarf beanie gloves',
  ),
  smart: listed(
    'blazer trench shirt blouse trousers-wide trousers-slim skirt-pencil loafers bag-flap belt cardigan knit-vest skirt-pleated shirt-dress',
  ),
  casual: listed(
    'hoodie sweatshirt longsleeve jeans jeans-wide joggers denim-jacket leather-jacket sneakers backpack bag-tote cap',
  ),
  light: listed('tee tank polo shorts denim-skirt dress ballet-flats glasses'),
  evening: listed('slip-dress midi-dress pumps earrings necklace'),
  home: listed('pyjama robe socks bra briefs boxers'),
};

const occasionOf = new Map(
  (Object.keys(occasions) as (keyof typeof occasions)[]).flatMap((name) =>
    occasions[name].map((id) => [id, name] as const),
  ),
);

/** The occasion of goods: children's things go with any children's things. */
export const occasion = (silhouette: string, audience: string): Occasion =>
  audience === 'women' || audience === 'men' ? (occasionOf.get(silhouette) ?? 'casual') : 'kids';

/** What is looked for beside the garment itself, by what that is. */
export const companions: Record<OutfitKind, readonly OutfitKind[]> = {
  outer: ['bottom', 'top', 'shoes'],
  top: ['bottom', 'shoes', 'bag'],
  bottom: ['top', 'shoes', 'bag'],
  dress: ['outer', 'shoes', 'bag'],
  shoes: ['bottom', 'top', 'bag'],
  bag: ['outer', 'bottom', 'shoes'],
  small: ['outer', 'bottom', 'shoes'],
};

/** Silhouettes of a kind that suit an occasion, the best first. */
export const suitable: Record<Occasion, Partial<Record<OutfitKind, readonly string[]>>> = {
  warm: {
    outer: listed('coat puffer parka'),
    top: listed('turtleneck crew sweater'),
    bottom: listed('trousers-wide jeans-wide trousers-slim'),
    shoes: listed('chelsea laced-boots knee-boots'),
    bag: listed('bag-flap bag-tote'),
  },
  smart: {
    outer: listed('blazer trench coat'),
    top: listed('shirt blouse crew turtleneck'),
    bottom: listed('trousers-slim trousers-wide skirt-pencil'),
    shoes: listed('loafers pumps chelsea'),
    bag: listed('bag-flap bag-tote'),
  },
  casual: {
    outer: listed('denim-jacket leather-jacket parka'),
    top: listed('tee longsleeve sweatshirt crew'),
    bottom: listed('jeans-wide jeans'),
    shoes: listed('sneakers chelsea'),
    bag: listed('backpack bag-tote'),
  },
  light: {
    outer: listed('denim-jacket trench cardigan'),
    top: listed('tee shirt longsleeve'),
    bottom: listed('jeans-wide trousers-wide shorts'),
    shoes: listed('sneakers ballet-flats loafers'),
    bag: listed('bag-tote bag-flap backpack'),
  },
  evening: {
    outer: listed('blazer leather-jacket'),
    top: listed('blouse'),
    bottom: listed('trousers-wide skirt-pencil'),
    dress: listed('slip-dress midi-dress'),
    shoes: listed('pumps'),
    bag: listed('bag-flap'),
  },
  home: { outer: listed('robe cardigan'), top: listed('pyjama tee'), small: listed('socks') },
  kids: {
    outer: listed('puffer parka cardigan'),
    top: listed('kids-tee sweater kids-hoodie tee turtleneck'),
    bottom: listed('jeans joggers skirt-pleated trousers-slim'),
    small: listed('beanie'),
  },
};
