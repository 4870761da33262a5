import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, variant, variantGroup } from '../../domain/tables/goods.ts';
import { makersCode } from '../../domain/vendor-codes.ts';
import { feedText, type OfferFacts } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';

const shop: OfferFacts[] = [
  { id: 'D-1', group: 'D', colour: 'Синий', size: '46', name: 'Платье из льна, синее, 46' },
  { id: 'D-2', group: 'D', colour: 'Синий', size: '44', name: 'Платье из льна, синее, 44' },
  { id: 'D-3', group: 'D', colour: 'Белый', size: '44', oldprice: '5990', name: 'Платье из льна, белое' },
  { id: 'S-1', group: 'S', colour: 'Чёрный', size: '38', unit: 'EU', category: '3', name: 'Лоферы' },
];

describe('importing a feed', () => {
  let test: ImportTest;
  beforeEach(async () => {
    test = await openImportTest();
  });
  afterEach(() => test.close());

  it('an import creates models from groups, variants from colours and articles from sizes', async () => {
    const summary = await test.import(shop);
    expect(summary).toMatchObject({
      offers: 4,
      sold: 4,
      models: { added: 2 },
      colours: { added: 3 },
      sizes: { added: 4 },
    });
    const { groups, variants, articles, categories } = await test.goods();
    expect(groups.map(({ slug, name, sizeSystem }) => [slug, name, sizeSystem])).toEqual([
      ['lofery', 'Лоферы', 'shoes'],
      ['plate-iz-lna', 'Платье из льна', 'women'],
    ]);
    expect(variants.map(({ productUrl, price, priceBefore }) => [productUrl, price, priceBefore])).toEqual([
      ['lofery-chernyy', 499_000, null],
      ['plate-iz-lna-belyy', 499_000, 599_000],
      ['plate-iz-lna-siniy', 499_000, null],
    ]);
    const blue = variants.find(({ productUrl }) => productUrl === 'plate-iz-lna-siniy');
    const sizes = articles.filter(({ variantId }) => variantId === blue?.id);
    expect(sizes.sort((one, other) => one.ordinal - other.ordinal).map(({ size }) => size)).toEqual([
      '44',
      '46',
    ]);
    expect(categories.map(({ path, kind }) => [path, kind])).toEqual([
      ['novinki', 'new'],
      ['obuv', 'category'],
      ['rasprodazha', 'sale'],
      ['zhenshchinam', 'category'],
      ['zhenshchinam/platya', 'category'],
    ]);
    expect(test.warnings).toEqual([]);
  });

  it('importing the same feed again, with its offers in another order, changes nothing', async () => {
    await test.import(shop);
    const before = await test.goods();
    for (const again of [shop, shop.toReversed()]) {
      const { models, sizes } = await test.import(again);
      expect([models.added, sizes.added, sizes.changed]).toEqual([0, 0, 0]);
    }
    const summary = await test.import(shop);
    expect(
      [summary.models, summary.colours, summary.sizes, summary.categories].map(
        ({ added, changed }) => added + changed,
      ),
    ).toEqual([0, expect.any(Number), 0, 0]);
    expect(await test.goods()).toEqual(before);
  });

  it('importing a changed feed changes only the values that differ', async () => {
    await test.import(shop);
    const cheaper = shop.map((offer) => (offer.colour === 'Синий' ? { ...offer, price: '3990' } : offer));
    expect(await test.import(cheaper)).toMatchObject({
      models: { changed: 0, unchanged: 2 },
      colours: { changed: 1, unchanged: 2 },
      sizes: { changed: 0, unchanged: 4 },
    });
    const sold = cheaper.map((offer) => (offer.id === 'D-1' ? { ...offer, count: '0' } : offer));
    expect(await test.import(sold)).toMatchObject({
      colours: { changed: 0 },
      sizes: { changed: 1, unchanged: 3 },
    });
  });

  it('a model requires marking codes if one of its offers does, until a feed says otherwise (§3.6.16)', async () => {
    const saying = (word: string) =>
      shop.map((offer) => (offer.id === 'D-2' ? { ...offer, params: { 'Честный знак': word } } : offer));
    const marked = async () => {
      const { groups } = await test.goods();
      return groups.filter(({ requiresMarking }) => requiresMarking).map(({ slug }) => slug);
    };
    await test.import(saying('Да'));
    expect(await marked()).toEqual(['plate-iz-lna']);
    await test.import(shop);
    expect(await marked()).toEqual(['plate-iz-lna']);
    await test.import(saying('возможно'));
    expect(await marked()).toEqual(['plate-iz-lna']);
    expect(test.warnings).toEqual([
      expect.stringContaining('offer D-2, param «Честный знак»: is neither «да» nor «нет»'),
    ]);
    await test.import(saying('нет'));
    expect(await marked()).toEqual([]);
    const { attributes = [] } = (await test.goods()).groups.find(({ slug }) => slug === 'plate-iz-lna') ?? {};
    expect(attributes).toEqual([]);
  });

  it('goods that are renamed keep their URLs', async () => {
    await test.import(shop);
    const before = await test.goods();
    const renamed = shop.map((offer) => ({
      ...offer,
      name: 'Сарафан',
      colour: offer.colour === 'Синий' ? 'Васильковый' : (offer.colour ?? null),
    }));
    await test.import(renamed);
    const after = await test.goods();
    expect(after.groups.map(({ id, slug }) => [id, slug])).toEqual(
      before.groups.map(({ id, slug }) => [id, slug]),
    );
    expect(after.variants.map(({ id, productUrl }) => [id, productUrl])).toEqual(
      before.variants.map(({ id, productUrl }) => [id, productUrl]),
    );
    expect(new Set(after.groups.map(({ name }) => name))).toEqual(new Set(['Сарафан']));
    expect(after.variants.map(({ colorName }) => colorName)).toContain('Васильковый');
  });

  it('a renamed colour keeps its URL, even if another colour gets its former name', async () => {
    const colour = (id: string, name: string) => ({ id, group: 'D', colour: name, size: '44' });
    await test.import([colour('D-1', 'Синий')]);
    await test.import([colour('D-1', 'Васильковый')]);
    await test.import([colour('D-1', 'Васильковый'), colour('D-2', 'Синий')]);
    const { articles, variants } = await test.goods();
    const nameOf = new Map(variants.map(({ id, colorName }) => [id, colorName]));
    expect(articles.map(({ sku, variantId }) => [sku, nameOf.get(variantId)])).toEqual([
      ['D-1', 'Васильковый'],
      ['D-2', 'Синий'],
    ]);
  });

  it('goods with the same name get different URLs and codes', async () => {
    const same = ['A', 'B', 'C'].map((group) => ({
      id: `${group}-1`,
      group,
      name: 'Футболка',
      more: '<vendorCode>100</vendorCode><barcode>4600000000008</barcode>',
    }));
    await test.import(same);
    const { groups, variants, articles } = await test.goods();
    for (const values of [
      groups.map(({ slug }) => slug),
      variants.map(({ productUrl }) => productUrl),
      variants.map(({ vendorCode }) => vendorCode),
      articles.map(({ barcode }) => barcode),
    ])
      expect(new Set(values).size).toBe(3);
    expect(test.warnings.filter((line) => line.includes('barcode'))).toHaveLength(2);
    const again = await test.import(same);
    expect([again.models, again.colours, again.sizes].map(({ changed, added }) => changed + added)).toEqual([
      0, 0, 0,
    ]);
  });

  it('shoppers see the article number of the feed, but never an article number that the shop generated', async () => {
    const more = '<vendorCode>PL-1</vendorCode>';
    await test.import([...shop, ...['X', 'Y', 'Z'].map((group) => ({ id: `${group}-1`, group, more }))]);
    const seen = (await test.goods()).variants.map(makersCode);
    expect(seen.filter((code) => code === null)).toHaveLength(3);
    const said = seen.filter((code) => code !== null);
    expect(said).toHaveLength(3);
    for (const code of said) expect(code).toMatch(/^PL-1(-[A-Z]+)?$/);
  });

  it('offers that cannot be sold are refused, and all others are sold', async () => {
    const summary = await test.import([
      ...shop,
      { id: 'D-4', group: 'D', colour: 'Синий', size: null },
      { id: 'D-2', group: 'D', colour: 'Синий', size: '50' },
      { id: 'D-5', group: 'D', colour: 'Синий', size: '44' },
      { id: 'N-1', group: 'N', price: null },
    ]);
    expect(summary).toMatchObject({ offers: 8, sold: 4 });
    expect(test.refused).toEqual([
      expect.stringMatching(/^line \d+, offer D-4, param «Размер»: is missing/),
      expect.stringMatching(/^line \d+, offer N-1, price: is missing$/),
      expect.stringMatching(/^line \d+, offer D-2, id: is already used by the offer on line \d+$/),
      expect.stringMatching(
        /^line \d+, offer D-5, param «Размер»: this size of the colour is already on line \d+$/,
      ),
    ]);
    expect((await test.goods()).groups).toHaveLength(2);
  });

  it('the price of each size is stored, and its price before a discount', async () => {
    const sizes: OfferFacts[] = [
      { id: 'K-1', group: 'K', size: '48', price: '5490', oldprice: '6990' },
      { id: 'K-2', group: 'K', size: '42' },
      { id: 'K-3', group: 'K', size: '44' },
      { id: 'K-4', group: 'K', size: '46', oldprice: '5990' },
    ];
    const prices = async () => {
      const { variants, articles } = await test.goods();
      return [variants, articles].map((rows) => rows.map((row) => [row.price, row.priceBefore]));
    };
    expect(await test.import(sizes)).toMatchObject({ sold: 4 });
    expect(test.refused.concat(test.warnings)).toEqual([]);
    expect(await prices()).toEqual([
      [[499_000, null]],
      [
        [549_000, 699_000],
        [null, null],
        [null, null],
        [499_000, 599_000],
      ],
    ]);
    expect(await test.import(sizes)).toMatchObject({ colours: { changed: 0 }, sizes: { changed: 0 } });

    const same = sizes.map(({ oldprice: _, ...offer }) => ({ ...offer, price: '5490' }));
    expect(await test.import(same)).toMatchObject({ colours: { changed: 1 }, sizes: { changed: 2 } });
    expect(await prices()).toEqual([[[549_000, null]], Array(4).fill([null, null])]);
  });

  it('goods that the feed does not contain stay unchanged; with prune, they are removed', async () => {
    await test.import(shop);
    const rest = shop.slice(0, 1);
    expect((await test.import(rest)).left).toEqual({ models: 0, colours: 0, sizes: 0, categories: 0 });
    expect((await test.goods()).articles).toHaveLength(4);
    expect((await test.import(rest, { prune: true })).left).toEqual({
      models: 1,
      colours: 2,
      sizes: 3,
      categories: 1,
    });
    const { articles, categories } = await test.goods();
    expect(articles.map(({ sku }) => sku)).toEqual(['D-1']);
    expect(categories.map(({ path }) => path)).not.toContain('obuv');
  });

  it("a feed with prune is refused if it would remove most of the shop's goods, because it may be incomplete", async () => {
    const many = Array.from({ length: 160 }, (_, place) => ({ id: `M-${place}`, group: `M-${place}` }));
    await test.import(many);
    const before = await test.goods();
    const few = many.slice(0, 50);
    await expect(test.import(few, { prune: true })).rejects.toThrow(
      /^110 of the 160 sizes .+ --prune-most\.$/,
    );
    expect(await test.goods()).toEqual(before);
    expect((await test.import(many.slice(0, 90), { prune: true })).left.sizes).toBe(70);
    // The limit is a share of the goods, so it also protects a shop with few goods.
    await test.import(many.slice(0, 20), { prune: true, pruneMost: true });
    await expect(test.import(many.slice(0, 8), { prune: true })).rejects.toThrow(/^12 of the 20 sizes/);
    expect((await test.import(many.slice(0, 10), { prune: true })).left.sizes).toBe(10);
    await test.import(many.slice(0, 5), { prune: true, pruneMost: true });
    expect((await test.import(many.slice(0, 1), { prune: true })).left.sizes).toBe(4);
  });

  it("with pruneMost, an import may remove most of the shop's goods", async () => {
    const many = Array.from({ length: 110 }, (_, place) => ({ id: `M-${place}`, group: `M-${place}` }));
    await test.import(many);
    const { left } = await test.import(many.slice(0, 1), { prune: true, pruneMost: true });
    expect(left.sizes).toBe(109);
  });

  it('goods whose offers were refused are sold out, but not pruned', async () => {
    await test.import(shop);
    await test.import(
      shop.map((offer) => (offer.id === 'D-1' ? { ...offer, price: null } : offer)),
      { prune: true },
    );
    const { articles } = await test.goods();
    expect(articles.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['D-1', 0],
      ['D-2', 5],
      ['D-3', 5],
      ['S-1', 5],
    ]);
    expect(test.warnings).toEqual([
      expect.stringMatching(
        /^line 15, offer D-1, offer: is refused, so its size is sold out .* it had 5 pieces$/,
      ),
    ]);
    await test.import(shop);
    expect((await test.goods()).articles.every(({ stock }) => stock === 5)).toBe(true);
  });

  it('a dry run of an import returns the same counts and changes nothing', async () => {
    await test.import(shop);
    const before = await test.goods();
    const summary = await test.import(
      shop.slice(0, 2).map((offer) => ({ ...offer, price: '1' })),
      {
        dryRun: true,
        prune: true,
      },
    );
    expect(summary).toMatchObject({ colours: { changed: 1 }, left: { models: 1, sizes: 2 } });
    expect(await test.goods()).toEqual(before);
  });

  it('goods get the time of the import as their publication time only if the shop already had other goods', async () => {
    await test.import(shop);
    const opening = await test.db.select({ at: variantGroup.publishedAt }).from(variantGroup);
    await test.import([...shop, { id: 'N-1', group: 'N' }], { now: new Date('2027-01-01T00:00:00Z') });
    const [newest] = await test.db
      .select({ at: variantGroup.publishedAt })
      .from(variantGroup)
      .innerJoin(variant, eq(variant.groupId, variantGroup.id))
      .innerJoin(article, eq(article.variantId, variant.id))
      .where(eq(article.sku, 'N-1'));
    expect(Math.max(...opening.map(({ at }) => at.getTime()))).toBeLessThan(Date.parse('2026-10-22'));
    expect(newest?.at).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('a category that gets another number in the feed is recognised by its path', async () => {
    await test.import(shop);
    const before = await test.goods();
    const renumbered = feedText(
      shop.map((offer) => ({ ...offer, category: offer.category === '3' ? '2' : '31' })),
      {
        categories:
          '<category id="2">Обувь</category><category id="3">Женщинам</category><category id="31" parentId="3">Платья</category>',
      },
    );
    await test.import(renumbered);
    expect((await test.goods()).categories.map(({ id, path }) => [id, path])).toEqual(
      before.categories.map(({ id, path }) => [id, path]),
    );
    expect((await test.goods()).members).toEqual(before.members);
  });

  it('a category that is renamed keeps its path', async () => {
    await test.import(shop);
    await test.import(
      feedText(shop, {
        categories:
          '<category id="1">Женщинам</category><category id="2" parentId="1">Платья и сарафаны</category><category id="3">Обувь</category>',
      }),
    );
    const { categories } = await test.goods();
    expect(categories.find(({ path }) => path === 'zhenshchinam/platya')?.name).toBe('Платья и сарафаны');
    expect(categories).toHaveLength(5);
  });

  it('a sixty-first size of a colour and a sixty-first colour of a model are refused, because the contract allows sixty', async () => {
    const many = Array.from({ length: 61 }, (_, place) => [
      { id: `Z-${place}`, group: 'Z', size: String(30 + place) },
      { id: `C-${place}`, group: 'C', colour: `Цвет номер ${place}` },
    ]).flat();
    await test.import(many);
    expect(test.refused).toEqual([
      expect.stringMatching(/offer Z-60, param «Размер»: a colour has at most 60 sizes/),
      expect.stringMatching(/offer C-60, param «Цвет»: a model has at most 60 colours/),
    ]);
  });
});
