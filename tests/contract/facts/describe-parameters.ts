import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import { operations } from '../../../mocks/contract/contract.ts';
import type { Target } from '../shopper.ts';
import { pagedOperations, walkPages } from './pages.ts';
import { parameterEffects, type ShownElsewhere, showEffect } from './parameters.ts';
import { stageOf } from './stage.ts';

/** Every query parameter of the contract, except that of every call. */
const documented = operations.flatMap(({ id, parameters }) =>
  parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'site')
    .map(({ name }): [OperationId, string] => [id, name]),
);

/** Every documented parameter changes the answer, and pages join without a gap or a double. */
export function describeParameters(target: () => Target): void {
  describe('every documented parameter has an effect', () => {
    test.each(documented)('%s ?%s', async (id, name) => {
      await showEffect(await stageOf(target()), id, name);
    });
  });

  describe('pages join without gap or double', () => {
    test.each(pagedOperations)('%s', async (id) => {
      await walkPages(await stageOf(target()), id);
    });
  });
}

/** Effects that depend on services which these shops do not have. */
export function describeEffectsElsewhere(): void {
  const elsewhere = Object.entries(parameterEffects).flatMap(([id, { effects }]) =>
    Object.entries(effects as Record<string, object>).flatMap(([name, effect]) =>
      'shownBy' in effect ? [{ id, name, ...(effect as ShownElsewhere) }] : [],
    ),
  );
  test.each(elsewhere)('$id ?$name is shown by $shownBy', ({ name, shownBy }) => {
    const path = resolve(import.meta.dirname, '../../..', shownBy);
    expect(existsSync(path), shownBy).toBe(true);
    expect(readFileSync(path, 'utf8')).toContain(name);
  });
}
