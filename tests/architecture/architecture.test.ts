import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowsOf, readArrows } from './imports.ts';
import { objection } from './map.ts';

const root = resolve(import.meta.dirname, '../..');
const rooms = [
  ...['shared', 'demo', 'src', 'desk', 'server', 'backend', 'mocks'],
  ...['tests', 'scripts', 'bench', 'gallery', 'e2e'],
];

describe('the map of rooms', () => {
  const arrows = readArrows(root, rooms);

  it('the check of imports finds imports in every room of the project', () => {
    for (const room of rooms)
      expect(arrows.filter(({ from }) => from.startsWith(`${room}/`)).length).toBeGreaterThan(5);
  });

  it('the rules of the map of rooms allow every import of the project', () => {
    const wrong = arrows.flatMap((arrow) => {
      const says = objection(arrow);
      return says === undefined ? [] : [`${arrow.from} → ${arrow.to}: ${says}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['src/features/cart/cart.tsx', `import { Heart } from '@/features/wishlist/heart';`],
    ['src/routes/index.tsx', `import { handlers } from '../../mocks/handlers.ts';`],
    ['src/routes/index.tsx', `const later = () => import('../../backend/app.ts');`],
    ['server/main.ts', `import { createApp } from '../backend/app.ts';`],
    ['server/main.ts', `import { pageConfig } from '../src/lib/page/config.ts';`],
    ['backend/app.ts', `export { pageConfig } from '../src/lib/page/config.ts';`],
    ['mocks/handlers.ts', `import '../backend/app.ts';`],
    ['desk/router.tsx', `import { Cart } from '@/features/cart/screen/cart-screen';`],
    ['desk/router.tsx', `import { listOrders } from '#contract/client/operator/operator.ts';`],
    ['server/app.ts', `import { Desk } from '../desk/desk.tsx';`],
    ['src/router.tsx', `import { Desk } from '../desk/desk.tsx';`],
    ['demo/index.ts', `import type { Draped } from '../garments/drape/garments.ts';`],
    ['scripts/build.ts', `await import('../garments/drape/sheets.ts');`],
    [
      'backend/media/testing/maps.ts',
      `import { putEntries } from '../../../garments/atelier/put-entries.ts';`,
    ],
  ])('the map of rooms rejects a planted import in %s: %s', (from, source) => {
    const [arrow] = arrowsOf(from, source);
    expect(arrow && objection(arrow)).toBeTypeOf('string');
  });
});
