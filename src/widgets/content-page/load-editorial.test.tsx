import { isNotFound } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../tests/component-shop';
import { loadJournal } from './load-editorial';

test('a shop that wrote nothing into its journal has no such page', async () => {
  expect(await loadJournal()).toHaveLength(1);
  server.use(http.get('*/api/content-orchestration/v1/journal', () => HttpResponse.json({ pieces: [] })));
  const thrown = await loadJournal().catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});
