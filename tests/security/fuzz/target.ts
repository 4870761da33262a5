import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '#contract/operations.ts';
import { testCatalog, testNow } from '../../../backend/catalog/testing/catalog.ts';
import { openForm } from '../../../backend/contact/form-token.ts';
import { openDoor } from '../../../backend/http-door.ts';
import { addOperator } from '../../../backend/operators/operators.ts';
import { databaseWith } from '../../../backend/platform/testing/database.ts';
import { createTestApp, forgetEveryone } from '../../../backend/testing/app.ts';
import { providerOfOwner, type Targets } from '../../../backend/testing/calls.ts';
import { NO_LIMITS } from '../../../backend/testing/no-limits.ts';
import { createPeople, type Person, type PersonName } from '../../../backend/testing/people.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { inProcess } from '../../../server/gateway/upstream.ts';
import { startShop } from '../../../server/testing.ts';

const openDatabase = databaseWith((db) => seedDemo(db, { catalog: testCatalog(), now: testNow }));

const ROLES: readonly OperatorRole[] = ['viewer', 'packer', 'manager', 'exchange'];

export type People = Record<PersonName, Person>;

/**
 * Starts the whole shop on real ports: the gateway and backend for shoppers, and the operators' port. The
 * caller must close it.
 */
export async function openFuzzTarget({ areLimited = false } = {}) {
  const database = await openDatabase();
  let people: People;
  const test = createTestApp(database.db, {
    externalProviders: [providerOfOwner(() => people.owner)],
    checkAnswers: false,
    ...(!areLimited && { limits: NO_LIMITS }),
  });
  const shop = await startShop({
    upstream: inProcess({ fetch: async (request, info) => test.app.fetch(request, { ...info }) }),
    config: { publicUrl: 'https://shop.example', trustedProxies: 1 },
  });
  const operators = await openDoor(async (request, info) => test.operators.fetch(request, info), {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 1,
  });
  const operatorTokens: string[] = [];
  for (const role of ROLES) {
    const token = randomBytes(32).toString('base64url');
    const operator = { id: test.deps.ids(), name: `${role}-1`, role, token, now: test.deps.clock() };
    await addOperator(database.db, operator);
    operatorTokens.push(token);
  }

  return {
    test,
    origin: shop.origin,
    operatorOrigin: `http://127.0.0.1:${operators.port}`,
    operatorTokens,
    /** All log lines so far, exactly as they were written. */
    logged: () => [...shop.log, ...test.log.map((line) => JSON.stringify(line))],
    /** Creates new people with new data. They replace the earlier people. */
    async newPeople(): Promise<{ people: People; attempt: Targets['attempt']; formToken: string }> {
      await forgetEveryone(database.db);
      people = await createPeople(test);
      const body = { mode: 'popup', redirect: '/' };
      const begun = await test.call('/api/auth/external/demo/start', { body });
      const { url } = (await begun.json()) as { url: string };
      const attempt = {
        state: new URL(url).searchParams.get('state') ?? '',
        cookie: begun.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      };
      const formToken = await openForm(test.deps);
      test.advance(60_000);
      return { people, attempt, formToken };
    },
    async close() {
      await operators.close();
      await database.close();
    },
  };
}

export type FuzzTarget = Awaited<ReturnType<typeof openFuzzTarget>>;
