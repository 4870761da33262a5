import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { consentRecord } from './consents.ts';
import { consent } from './tables/identities.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('a version of a purpose is one sentence, and a sentence one hash (§5.4.1)', () => {
  const records = (Object.keys(CONSENT_TEXTS) as ConsentId[]).map(consentRecord);
  expect(new Set(records.map(({ purpose, version }) => `${purpose} ${version}`)).size).toBe(records.length);
  expect(new Set(records.map(({ textHash }) => textHash)).size).toBe(records.length);
});

it('sentences that shoppers have agreed to keep their version and their hash', () => {
  expect(consentRecord('personal-data')).toMatchObject({
    version: '1',
    textHash: '274a3476517419e26053b95eda213c5923306bb0bcd40abc34120bfe29515e14',
  });
  expect(consentRecord('marketing')).toMatchObject({
    version: '1',
    textHash: 'dd4f08409285704e5b1a545e87b4c1871b0c7c93be06078343505be6b7dbe809',
  });
});

it('old rows of the preferences get a note and stay as they were written', async () => {
  const account = crypto.randomUUID();
  const registered = new Date('2026-01-01T10:00:00.000Z');
  const later = new Date('2026-02-01T10:00:00.000Z');
  const row = (text: ConsentId, givenAt: Date, accountId = account) => ({
    id: crypto.randomUUID(),
    accountId,
    ...consentRecord(text),
    ip: null,
    givenAt,
    withdrawnAt: null,
  });
  const rows = [
    row('personal-data', registered),
    row('marketing', registered),
    row('marketing', later),
    row('subscriptions', later),
    row('marketing', registered, crypto.randomUUID()),
  ];
  await database.db.insert(consent).values(rows);
  const noting = readMigrations().find(({ tag }) => tag === '0005_consent_note')?.statements[1] ?? '';
  await database.db.execute(sql.raw(noting));
  const kept = await database.db.select().from(consent);
  const noteOf = ({ id }: { id: string }) => kept.find((each) => each.id === id)?.note ?? null;
  expect(rows.map(noteOf)).toEqual([
    null,
    null,
    expect.stringContaining('вы даёте согласие на получение новостей и предложений'),
    null,
    expect.stringContaining('/editpreferences'),
  ]);
  expect(kept.map(({ note: _, ...rest }) => rest)).toEqual(expect.arrayContaining(rows));
});
