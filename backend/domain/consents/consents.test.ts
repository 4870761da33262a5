import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { consentRecord } from './consents.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('every version of a consent text has a sentence that no other version has, and every sentence has its own hash (§5.4.1)', () => {
  const records = (Object.keys(CONSENT_TEXTS) as ConsentId[]).map(consentRecord);
  expect(new Set(records.map(({ purpose, version }) => `${purpose} ${version}`)).size).toBe(records.length);
  expect(new Set(records.map(({ textHash }) => textHash)).size).toBe(records.length);
});

it('the version and hash of a consent text to which shoppers have agreed never change', () => {
  expect(consentRecord('personal-data')).toMatchObject({
    version: '1',
    textHash: '274a3476517419e26053b95eda213c5923306bb0bcd40abc34120bfe29515e14',
  });
  expect(consentRecord('marketing')).toMatchObject({
    version: '1',
    textHash: 'dd4f08409285704e5b1a545e87b4c1871b0c7c93be06078343505be6b7dbe809',
  });
});
