import { expect, test } from 'vitest';
import { silhouettes } from '../garments/silhouettes.ts';
import { createDemoCatalog } from '../seed/catalog.ts';

const { groups } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

test.each(Object.keys(silhouettes))(
  'the product cards of %s show colours and patterns in swatches',
  (name) => {
    const variants = groups
      .flatMap((group) => group.variants)
      .filter(({ pictures }) => pictures[0]?.template.split('/')[3] === name);
    expect(variants.length).toBeGreaterThan(0);
    for (const { colour, cloth, pictures } of variants) {
      const look = pictures[0]?.template.match(/\/front\/(.+)-\{width\}/)?.[1];
      expect(colour.hex).toMatch(/^#[0-9a-f]{6}$/);
      // The swatch of a patterned colour is a picture of its cloth.
      if (/stripe|pin|check|gingham|tartan|dots|floral|sailor/.test(look ?? ''))
        expect(cloth).toMatch(new RegExp(`/cloths/${look}-\\d+\\.webp$`));
      else expect(cloth).toBeNull();
    }
  },
);
