import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createDeskQueryClient } from './api/query-client.ts';
import { createDeskRouter } from './router.tsx';
import { DESK_SCREENS } from './testing/screens.ts';

test('every screen of the desk is opened with hostile texts (e2e/hostile-desk.e2e.ts)', () => {
  const { routesByPath } = createDeskRouter(createDeskQueryClient(), createMemoryHistory());
  expect(Object.keys(DESK_SCREENS).sort()).toEqual(Object.keys(routesByPath).sort());
});
