import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { recordBackup } from '../backup/last-backup.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { readServiceSettings } from '../service-settings.ts';
import { openSelfChecks } from './self-checks.ts';

it('a shop repeats its findings for ten seconds instead of asking outside services at each press', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-checks-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  let now = Date.parse('2026-11-21T09:00:00.000Z');
  const { findings, lastBackup } = openSelfChecks({
    ...{ db, dataDir, publicUrl: undefined, services: readServiceSettings({}) },
    databaseKind: 'pglite',
    clock: () => new Date(now),
  });
  const [first, second] = await Promise.all([findings(), findings()]);
  now += 9999;
  expect([second.found, (await findings()).found]).toEqual([first.found, first.found]);
  expect((await findings()).at).toEqual(first.at);
  now += 1;
  expect((await findings()).at).toEqual(new Date(now));

  await recordBackup(dataDir, first.at, 4096);
  expect(await lastBackup()).toEqual({ at: first.at, bytes: 4096 });
});
