import { afterAll, beforeAll, beforeEach } from 'vitest';
import { account, principal } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import {
  type CallOptions,
  createTestApp,
  forgetEveryone,
  quickHasher,
  type TestApp,
} from '../../testing/app.ts';

export const PASSWORD = 'lipovyy-chay-1986';
export const NEW_PASSWORD = 'malinovyy-uzvar-1986';
export const EMAIL = 'anna@example.ru';
export const PHONE = '+79991234567';

/** Finds the secret in the text of a message; '' if the text contains no secret. */
export const secretIn = (text: string | undefined) => /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Reads the `code` of a problem response. */
export const code = async (response: Response) => ((await response.json()) as { code: string }).code;

/**
 * Helpers for tests of the secrets in messages. The tests use a database of their own; before each test, all
 * shoppers in it are deleted.
 */
export function recovery() {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let test: TestApp;
  let callers = 0;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await forgetEveryone(database.db);
    test = createTestApp(database.db);
  });

  /** Sends a request, each time from another IP address. */
  async function post(path: string, body: object, options: CallOptions = {}): Promise<Response> {
    callers += 1;
    const clientIp = `198.51.100.${callers % 250}`;
    return test.call(`/api/auth/${path}`, { body, clientIp, ...options });
  }

  /** Cookie that the browser got with the latest registration. */
  let cookie: string | undefined;
  const asRegistered = (): CallOptions => ({ headers: { cookie } });

  return {
    get db() {
      return database.db;
    },
    get test() {
      return test;
    },
    /** Restarts the shop's backend with other dependencies. */
    restart(deps: Partial<TestApp['deps']>) {
      test = createTestApp(database.db, deps);
    },
    askForMessage: (login: string, options?: CallOptions) => post('register/message', { login }, options),
    askForReset: (login: string) => post('password/reset-request', { login }),
    reset: (token: string, password = NEW_PASSWORD) => post('password/reset', { token, password }),
    /** Confirms an address, by default in the browser that registered last. */
    confirm: (token: string, options = asRegistered()) => post('register/confirmation', { token }, options),
    login: (name: string, password = PASSWORD) => post('login', { login: name, password }),
    async register(body: object = {}): Promise<Response> {
      const response = await post('register', {
        firstName: 'Анна',
        email: EMAIL,
        password: PASSWORD,
        personalDataConsent: true,
        marketingConsent: false,
        ...body,
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      return response;
    },
    /** The secret in the newest message. */
    secret: () => secretIn(test.messages.at(-1)?.text),
    async insertAccount(values: Partial<typeof account.$inferInsert> = {}): Promise<string> {
      const id = test.deps.ids();
      const now = test.deps.clock();
      await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
      await database.db.insert(account).values({
        id,
        email: EMAIL,
        emailConfirmedAt: now,
        firstName: 'Анна',
        passwordHash: await quickHasher.hash(PASSWORD),
        createdAt: now,
        ...values,
      });
      return id;
    },
  };
}
