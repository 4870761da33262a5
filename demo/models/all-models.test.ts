import { expect, test } from 'vitest';
import { cloths } from '../cloths/all-cloths.ts';
import { colourway } from '../cloths/prints.ts';
import { categoryTree } from '../garments/category-tree.ts';
import { priceBands } from '../garments/prices.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { allModels } from './all-models.ts';

test('no two models have the same name', () => {
  const names = allModels.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no two models have the same description', () => {
  const texts = allModels.map(({ about }) => about);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  for (const about of texts) expect(about.split(/(?<=[.?])\s/).length).toBeLessThanOrEqual(2);
});

test('all models are in existing categories and have a known silhouette', () => {
  const paths = categoryTree
    .filter(({ kind, parentId }) => kind === 'category' && parentId)
    .map(({ path }) => path);
  for (const model of allModels) {
    expect(silhouettes).toHaveProperty(model.silhouette);
    for (const path of [...model.in, ...(model.alsoIn ?? [])]) expect(paths).toContain(path);
  }
});

test('every silhouette has at least two models', () => {
  for (const id of Object.keys(silhouettes)) {
    expect(allModels.filter((model) => model.silhouette === id).length, id).toBeGreaterThanOrEqual(2);
  }
});

const byListing = Map.groupBy(
  allModels.flatMap(({ silhouette, in: shelves, alsoIn = [] }) =>
    [...shelves, ...alsoIn].map((path) => ({ silhouette, path })),
  ),
  ({ path }) => path,
);

test('no listing has more than three models of the same silhouette', () => {
  expect(byListing.size).toBeGreaterThan(25);
  for (const [path, shown] of byListing)
    for (const [silhouette, alike] of Map.groupBy(shown, (one) => one.silhouette))
      expect(alike.length, `${path} ${silhouette}`).toBeLessThanOrEqual(3);
});

test('every listing of shoes and accessories has at least three silhouettes', () => {
  for (const [path, shown] of byListing)
    if (/^(obuv|aksessuary)\//.test(path))
      expect(new Set(shown.map(({ silhouette }) => silhouette)).size, path).toBeGreaterThanOrEqual(3);
});

/** Words in names that promise a shape, each with the silhouettes that have this shape. */
test.each([
  [/качел/i, /^(?!)/],
  [/объёмн/i, /^(blouse|puffer)|oversize/],
  [/крупн\S* вязк|рыхл/i, /chunky|cable|pompom/],
  [/косами|косичк|ажурн/i, /cable/],
  [/сетк/i, /mesh|runner/],
  [/двубортн/i, /double|trench/],
  [/капюшон/i, /parka|hoodie/],
  [/плисс|в складку/i, /pleated/],
  [/карандаш/i, /pencil/],
  [/вязан/i, /knit|sweater|cardigan|vest|turtleneck|beanie|mittens|snood/],
  [/утеплённ/i, /^(?!)/],
  [/искусственн\S* кож/i, /leather-jacket/],
  [/атлас/i, /^(skirt-pleated|blouse-bow)$/],
  [/металлик/i, /^(?!)/],
  [/длинн\S* колье/i, /^(?!)/],
  [/детск\S* шарф/i, /^(?!)/],
])(
  'a word that promises a shape (%s) is only in the names of models whose silhouette has this shape',
  (word, silhouette) => {
    for (const model of allModels.filter(({ name }) => word.test(name)))
      expect(model.silhouette, model.name).toMatch(silhouette);
  },
);

/** Words in names that promise a texture, each with the finish that shows it. */
test.each([
  [/вельвет/i, 'corduroy'],
  [/твид/i, 'tweed'],
  [/вафельн/i, 'waffle'],
  [/махров/i, 'terry'],
  [/атлас/i, 'satin'],
])(
  'a word that promises a texture (%s) is only in the names of models whose cloth has this texture',
  (word, finish) => {
    const named = allModels.filter(({ name }) => word.test(name));
    expect(named.length).toBeGreaterThan(0);
    for (const { name, cloth } of named) expect(cloths[cloth].finish, name).toBe(finish);
  },
);

test('clothes for children have silhouettes of their own, except hats', () => {
  const ofGrownUps = allModels.filter(
    (model) => model.in[0].startsWith('detyam/') && !model.silhouette.startsWith('kids-'),
  );
  expect([...new Set(ofGrownUps.map(({ silhouette }) => silhouette))]).toEqual(['beanie']);
});

test('no goods for men have a silhouette that is recognizably cut for women', () => {
  const ofWomen = /^(cardigan|leather-jacket|longsleeve|denim-jacket|hoodie)$/;
  const sold = allModels.filter(({ audience, silhouette }) => audience === 'men' && ofWomen.test(silhouette));
  expect(sold.map(({ name }) => name)).toEqual([]);
});

test('every full price is in the price range of its kind of goods and ends in 90', () => {
  for (const model of allModels) {
    const forChildren = model.in[0].startsWith('detyam/');
    const [low, high] =
      priceBands[forChildren ? 'children' : (silhouettes[model.silhouette]?.prices ?? 'tee')];
    expect(model.price, model.name).toBeGreaterThanOrEqual(low);
    expect(model.price, model.name).toBeLessThanOrEqual(high);
    expect(model.price % 100, model.name).toBe(90);
  }
});

test.each([
  [/полос/i, ['stripe', 'pin']],
  [/клетк|клетчат/i, ['check', 'tartan']],
  [/горох/i, ['dots']],
  [/в цвет|с цвет/i, ['floral']],
])('the names of models contain %s exactly if their cloth has that pattern', (word, kinds) => {
  const named = allModels.filter(({ name }) => word.test(name));
  const patterned = allModels.filter(({ colours }) =>
    colours.some((id) => kinds.includes(colourway(id).pattern?.kind ?? 'none')),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const model of named) {
    for (const id of model.colours) expect(kinds, model.name).toContain(colourway(id).pattern?.kind);
  }
  for (const model of patterned) {
    const own = new Set(model.colours.map((id) => kinds.includes(colourway(id).pattern?.kind ?? 'none')));
    expect([...own], model.name).toEqual([true]);
    expect(model.name).toMatch(word);
  }
});

test.each([
  ['шерст', ['шерсть']],
  ['мерино', ['шерсть']],
  ['кашемир', ['кашемир']],
  ['альпак', ['альпака']],
  ['мохер', ['мохер']],
  ['из льна', ['лён']],
  ['льнян', ['лён']],
  ['хлоп', ['хлопок']],
  ['вискоз', ['вискоза']],
  ['лиоцелл', ['лиоцелл']],
  ['модал', ['модал']],
  ['замш', ['замша']],
  ['шёлк', ['шёлк']],
])('a model has «%s» in its name only if its composition or its lining has that fibre', (stem, fibres) => {
  const named = allModels.filter(({ name }) => name.toLowerCase().includes(stem));
  expect(named.length).toBeGreaterThan(0);
  for (const model of named) {
    const label = [...Object.keys(cloths[model.cloth].composition), ...Object.keys(model.lining ?? {})];
    expect(
      fibres.some((fibre) => label.includes(fibre)),
      `${model.name}: ${label.join(', ')}`,
    ).toBe(true);
  }
});

test.each(['кожаные', 'кожаный', 'кожаная'])(
  'only models of real leather have the word %s in their names',
  (word) => {
    for (const model of allModels.filter(({ name }) => name.toLowerCase().split(' ').includes(word))) {
      expect(cloths[model.cloth].composition, model.name).toHaveProperty('натуральная кожа');
    }
  },
);
