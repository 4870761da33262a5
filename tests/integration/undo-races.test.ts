import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import {
  ACCOUNT,
  openAccount,
  PASSWORD,
  signIn,
  type TestShopper,
} from '../../backend/identity/testing/account.ts';
import { secretIn } from '../../backend/identity/testing/recovery.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../backend/testing/app.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const ANNA = 'anna@example.ru';
const THIEF = 'thief@example.com';

let shop: IntegrationShop;
let test: TestApp;
let anna: TestShopper;
let thief: string;
let callers = 0;

beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await forgetEveryone(shop.db);
  test = createTestApp(shop.db);
  anna = await openAccount(test, { email: ANNA });
  thief = await signIn(test, ANNA);
});

/**
 * Makes a POST call. Letters stay in the outbox, since no worker runs here: the test reads them from the
 * database.
 */
const post = (path: string, body: object, token?: string) => {
  callers += 1;
  return test.call(path, { body, token, clientIp: `198.51.100.${callers % 250}`, leaveMessages: true });
};
const undo = (token: string) => post('/api/user-orchestration/v1/undone-changes', { token });
const confirm = (token: string) => post('/api/auth/register/confirmation', { token }, thief);
const login = () => post('/api/auth/login', { login: THIEF, password: PASSWORD });
const save = (email: string) => {
  const profile = {
    firstName: 'Анна',
    middleName: '',
    lastName: '',
    birthDate: null,
    sex: '',
    phone: '',
    email,
    subscriptions: [],
  };
  return test.call(ACCOUNT, { method: 'PUT', token: thief, body: profile, leaveMessages: true });
};
const secretTo = (address: string) =>
  secretIn(test.messages.findLast(({ to, text }) => to === address && text.includes('?token='))?.text);

/**
 * Requests a change of the e-mail address. Returns the secret in the letter to the new address. Moves the
 * clock forward first, so that no two changes have the same time.
 */
async function askFor(email: string): Promise<string> {
  test.advance(1000);
  expect((await save(email)).status).toBe(200);
  await test.sendMessages();
  return secretTo(email);
}

/** Changes the e-mail address. Returns the secret with which the change can be undone. */
async function change(before: string, email: string): Promise<string> {
  expect((await confirm(await askFor(email))).status).toBe(200);
  await test.sendMessages();
  return secretTo(before);
}

/**
 * Starts calls that all wait for a lock on the account, and then releases the lock. The calls run in the
 * order in which they were started. Returns their statuses.
 */
async function inLine(...calls: (() => Promise<Response>)[]): Promise<number[]> {
  await shop.sql.query('begin');
  await shop.sql.query('select from account where id = $1 for update', [anna.id]);
  const answers: Promise<Response>[] = [];
  for (const call of calls) {
    answers.push(call());
    await waiting(answers.length);
  }
  await shop.sql.query('commit');
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if ((rows[0]?.n ?? 0) >= count) return;
  }
}

/** Who can get into the account once all letters have been written. */
async function state() {
  await test.sendMessages();
  const one = async (query: string) => (await shop.sql.query(query, [anna.id])).rows;
  const [row] = await one(
    'select email, pending_email, password_hash is null as locked from account where id = $1',
  );
  const sessions = await one('select from token_family where principal_id = $1 and revoked_at is null');
  // Leaves out links that confirm an address which is no longer requested. They have no effect.
  const secrets = await one(
    `select purpose from confirmation join account on account.id = account_id where account_id = $1
      and used_at is null and (purpose <> 'address' or address in (pending_email, pending_phone))`,
  );
  const undos = await one('select from account_undo where account_id = $1');
  return {
    ...row,
    sessions: sessions.length,
    undos: undos.length,
    secrets: secrets.map(({ purpose }) => purpose),
  };
}

const GIVEN_BACK = {
  email: ANNA,
  pending_email: null,
  locked: true,
  sessions: 0,
  undos: 0,
  secrets: ['password'],
};

it('a link to undo a change, opened twenty times in parallel, restores the account once', async () => {
  const secret = await change(ANNA, THIEF);
  const answers = await Promise.all(Array.from({ length: 20 }, () => undo(secret)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await state()).toEqual(GIVEN_BACK);
});

it.each([
  ['the earlier one', true, [200, 409]],
  ['the later one', false, [200, 200]],
])(
  'when two undo links are opened in parallel, %s first, the earlier change is undone in the end',
  async (_, earlierFirst, statuses) => {
    const earlier = await change(ANNA, 'first@example.com');
    const later = await change('first@example.com', 'second@example.com');
    const links = earlierFirst ? [earlier, later] : [later, earlier];
    expect(await inLine(...links.map((link) => () => undo(link)))).toEqual(statuses);
    expect(await state()).toEqual(GIVEN_BACK);
  },
);

it.each([
  ['after', true, [200, 401]],
  ['before', false, [204, 200]],
])(
  'a sign-in %s the opening of an undo link at the same moment does not stay signed in',
  async (_, undoFirst, statuses) => {
    const secret = await change(ANNA, THIEF);
    const calls = [() => undo(secret), login];
    expect(await inLine(...(undoFirst ? calls : calls.reverse()))).toEqual(statuses);
    expect(await state()).toEqual(GIVEN_BACK);
  },
);

it.each([
  ['after', true, [200, 409]],
  ['before', false, [200, 200]],
])(
  'an e-mail address that is confirmed %s the opening of an undo link at the same moment is removed',
  async (_, undoFirst, statuses) => {
    const secret = await change(ANNA, THIEF);
    const another = await askFor('another@example.com');
    const calls = [() => undo(secret), () => confirm(another)];
    expect(await inLine(...(undoFirst ? calls : calls.reverse()))).toEqual(statuses);
    expect(await state()).toEqual(GIVEN_BACK);
  },
);

it.each([
  ['after', true, [200, 403]],
  ['before', false, [200, 200]],
])(
  'an e-mail address that is requested %s the opening of an undo link at the same moment is not pending',
  async (_, undoFirst, statuses) => {
    const secret = await change(ANNA, THIEF);
    test.advance(1000);
    const calls = [() => undo(secret), () => save('another@example.com')];
    expect(await inLine(...(undoFirst ? calls : calls.reverse()))).toEqual(statuses);
    expect(await state()).toEqual(GIVEN_BACK);
  },
);
