import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderCycles, productionImports } from './folders.ts';
import { arrowsOf, readArrows } from './imports.ts';
import { floorOf, floors, frontObjection, toFile } from './map-front.ts';

const root = resolve(import.meta.dirname, '../..');
const arrows = readArrows(root, ['src']);
const planted = (from: string, to: string, what = 'import') => arrowsOf(from, `${what} { a } from '${to}';`);

describe('the floors of the front', () => {
  it('every floor of the front end has source files', () => {
    for (const floor of floors)
      expect([floor, arrows.some(({ from }) => floorOf(from) === floor)]).toEqual([floor, true]);
  });

  it('the floors of the front import only lower floors', () => {
    const wrong = arrows.flatMap((arrow) => {
      const says = frontObjection(arrow);
      return says === undefined ? [] : [`${arrow.from} → ${arrow.to}: ${says}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a feature in lib', planted('src/lib/ui/class-names.ts', '@/features/cart/state/use-cart')],
    ['shop components in lib', planted('src/lib/navigation/safe-path.ts', '@/shop/addresses/paths')],
    ['a feature in the shop', planted('src/shop/identity/session.ts', '@/features/cart/state/use-cart')],
    [
      'a type import of a higher floor',
      planted('src/shop/identity/session.ts', '@/features/cart/state/use-cart', 'import type'),
    ],
    ['a feature in another feature', planted('src/features/cart/line.tsx', '../wishlist/wishlist-heart')],
    ['a widget in a feature', planted('src/features/search/form.tsx', '@/widgets/header/search-layer')],
    ['a route in a widget', planted('src/widgets/shell/shell.tsx', '@/routes/__root')],
    ['the router in a route', planted('src/routes/cart.tsx', '../router')],
    ['a lazily imported file', arrowsOf('src/lib/ui/x.ts', `import('@/features/product/buying/notify')`)],
    ['generated code past the API', planted('src/features/cart/line.tsx', '@/generated/client/cart/cart')],
    ['generated code in a test', planted('src/features/cart/x.test.ts', '@/generated/client/cart/cart')],
    ['an inner file of the API', planted('src/features/cart/line.tsx', '@/lib/api/call/call-api')],
    ['an inner file of the start', planted('src/widgets/shell/shell.tsx', '@/lib/start/page-files')],
    ['the browser half of the start in a page', planted('src/routes/cart.tsx', '@/lib/start/browser')],
    ['the front in generated code', planted('src/generated/client/cart/cart.ts', '@/lib/page/config')],
    ['test support', planted('src/widgets/shell/shell.tsx', '@/testing/words')],
    ['test support in production', planted('src/features/cart/line.tsx', './testing')],
    ['a test', planted('src/features/cart/line.tsx', './line.test')],
    ['mocks', planted('src/routes/cart.tsx', '../../mocks/handlers.ts')],
    ['the backend', planted('src/routes/cart.tsx', '../../backend/index.ts')],
    ['the server', planted('src/router.tsx', '../server/app.ts')],
    ['the demo shop', planted('src/widgets/content-page/load-home.ts', '../../../demo/index.ts')],
    ['a room that is not on the map', planted('src/helpers/x.ts', '@/lib/page/config')],
    [
      'a feature in a test of another feature',
      planted('src/features/cart/x.test.tsx', '@/features/wishlist/heart'),
    ],
  ])('the map of the front end forbids %s', (_, [arrow]) => {
    expect(arrow && frontObjection(arrow)).toBeTypeOf('string');
  });

  it.each([
    ['the floor below', planted('src/features/cart/line.tsx', '@/shop/addresses/paths')],
    ['lib in a route', planted('src/routes/cart.tsx', '@/lib/page/config')],
    ['two features in a widget', planted('src/widgets/menu/menu.ts', '@/features/stores/list/stores-href')],
    ['an entry file of the API', planted('src/features/cart/line.tsx', '@/lib/api')],
    ['the entry file of the start', planted('src/widgets/shell/document.tsx', '@/lib/start')],
    ['the browser half of the start in its entry', planted('src/client.tsx', './lib/start/browser')],
    ['shared facts', planted('src/lib/ui/content/price.tsx', '#shared/text/money.ts')],
    ['mocks in a test', planted('src/features/cart/line.test.tsx', '../../../mocks/handlers.ts')],
    ['test support in a test', planted('src/lib/ui/content/price.test.tsx', '@/testing/words')],
  ])('the map of the front end allows %s', (_, [arrow]) => {
    expect(arrow && frontObjection(arrow)).toBeUndefined();
  });
});

describe('folders of the front', () => {
  const seen = productionImports(
    arrows
      .filter(({ from, to }) => ![from, to].some((file) => file.startsWith('src/generated/')))
      .map(toFile),
  );

  it('folders of the front do not import one another in a cycle, at any depth', () => {
    expect(seen.length).toBeGreaterThan(1_000);
    expect(folderCycles(seen)).toEqual([]);
  });

  it.each([
    [
      'two widgets',
      planted('src/widgets/menu/menu.ts', '../sign-in/auth-links'),
      planted('src/widgets/sign-in/auth-links.ts', '../menu/menu'),
      ['src/widgets/menu', 'src/widgets/sign-in'],
    ],
    [
      'the API and what uses it',
      planted('src/lib/api/http.ts', '../page/config'),
      planted('src/lib/page/config.ts', '../api'),
      ['src/lib/api', 'src/lib/page'],
    ],
  ])('folders of the front are found in a planted cycle of %s', (_, one, other, cycle) => {
    expect(folderCycles(productionImports([...one, ...other].map(toFile)))).toEqual([cycle]);
  });
});

describe('module-level values', () => {
  /**
   * Matches a formatter that is created when its module is loaded. This costs tens of milliseconds on a
   * phone, so formatters must be created on first use.
   */
  const FORMATTER = /^(export )?const [^\n]*= new Intl\./m;

  it('no formatter is created when a module is loaded, because this is slow on a phone', () => {
    const files = globSync('{src,shared}/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => FORMATTER.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
  });

  it.each(["const day = new Intl.DateTimeFormat('ru');", 'export const rules = new Intl.PluralRules();'])(
    'a formatter that is created when a module is loaded is found: %s',
    (source) => expect(`import a from 'a';\n${source}`).toMatch(FORMATTER),
  );
});
