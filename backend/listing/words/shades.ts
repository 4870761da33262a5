/** All different names of colours (shades) of the goods, and which variant has which. */
export type Shades = {
  list: readonly Shade[];
  /** For each variant: the index of its shade in `list`. */
  byVariant: Uint16Array;
};

type Shade = {
  family: string;
  name: string;
  /** Stems of the words in the shade's name, in order. */
  stems: readonly string[];
  /** How many variants have this shade. */
  variants: number;
};

/** Maximum number of shades; further ones are ignored. */
const MOST_SHADES = 0xffff;

export type ShadesBuilder = {
  add(variant: number, family: string, name: string): void;
  finish(): Shades;
};

export function createShadesBuilder(stemsOf: (name: string) => readonly string[]): ShadesBuilder {
  const list: (Shade & { variants: number })[] = [];
  const places = new Map<string, number>();
  let byVariant = new Uint16Array(1024).fill(MOST_SHADES);
  return {
    add(variant, family, name) {
      const key = `${family}\n${name}`;
      let place = places.get(key);
      if (place === undefined) {
        if (list.length === MOST_SHADES) return;
        place = list.length;
        places.set(key, place);
        list.push({ family, name, stems: stemsOf(name), variants: 0 });
      }
      if (variant >= byVariant.length) {
        const more = new Uint16Array(Math.ceil((variant + 1) * 1.7)).fill(MOST_SHADES);
        more.set(byVariant);
        byVariant = more;
      }
      byVariant[variant] = place;
      const shade = list[place];
      if (shade) shade.variants++;
    },
    finish: () => ({ list, byVariant }),
  };
}
