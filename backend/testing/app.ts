import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp, createOperatorApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { NO_FINDINGS } from '../desk/testing/no-findings.ts';
import { newSecret } from '../domain/secrets.ts';
import { createPasswords, type Hasher } from '../identity/auth/passwords/passwords.ts';
import { createLimits } from '../limits.ts';
import { openGoods } from '../listing/goods.ts';
import { outboxHandlers, outboxTools } from '../outbox-handlers.ts';
import { createTestBank, type TestBank } from '../payments/testing/bank.ts';
import type { Database } from '../platform/db/database.ts';
import type { AppEnv } from '../platform/http/mount.ts';
import type { LogFields } from '../platform/log/logger.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { sendOutbox } from '../platform/outbox/send-outbox.ts';
import type { Message } from '../platform/ports/messenger.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { NO_SHOP_NOTICES } from '../shop-notices/testing/no-shop-notices.ts';
import { createIcons } from '../site/icons.ts';

export type CallOptions = {
  method?: string;
  /** Body that is sent as JSON. */
  body?: unknown;
  /** Body that is sent as it is, instead of `body`. */
  rawBody?: BodyInit;
  /** Access token of the caller. */
  token?: string | undefined;
  /** Refresh token of the caller, sent in its cookie. */
  refresh?: string | undefined;
  /** Headers that replace or add to those of a valid call; undefined removes a header. */
  headers?: Record<string, string | undefined>;
  /**
   * Whether the messages that the call writes stay in the outbox, so that a test can look at them. By default
   * they are sent.
   */
  leaveMessages?: boolean;
  /** Query parameters that replace or add to those of a valid call; undefined removes a parameter. */
  query?: Record<string, string | undefined>;
  clientIp?: string;
  /**
   * Stands for a page that is being rendered. Pass the same object with all calls for that page, so that they
   * share what is read once per page.
   */
  page?: object;
};

export type TestApp = {
  app: Hono<AppEnv>;
  /** The app that serves the operator API. `call` chooses by the path which of the two apps to call. */
  operators: Hono<AppEnv>;
  deps: Deps;
  /** The messages sent so far, oldest first. */
  messages: Message[];
  bank: TestBank;
  log: { level: string; fields: LogFields; message: string }[];
  /** How many passwords were hashed or verified so far. */
  hashes(): number;
  /** Advances the clock by a time in ms. */
  advance(ms: number): void;
  /** Sends all outbox messages that are due. Returns how many. */
  sendMessages(): Promise<number>;
  /**
   * Makes a valid call to the API, changed by the options. Then sends the messages that the call wrote to the
   * outbox.
   */
  call(path: string, options?: CallOptions): Promise<Response>;
};

const OF_OPERATORS = '/api/operator-orchestration/';

/** Replaces the hashing of passwords by something that takes no time and is not secure. */
export const quickHasher: Hasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (known, password) => known === `plain:${password}`,
};

/**
 * Creates the app on a test database. Its clock moves only by `advance`, its messenger records messages, and
 * its password hashes are instant.
 */
export function createTestApp(db: Database, overrides: Partial<Deps> = {}): TestApp {
  let now = Date.parse('2026-11-21T09:00:00.000Z');
  let hashes = 0;
  let woken = false;
  const messages: Message[] = [];
  const log: TestApp['log'] = [];
  const logTo = (level: string) => (fields: LogFields, message: string) => {
    log.push({ level, fields, message });
  };
  const countingHasher: Hasher = {
    hash: (password) => {
      hashes += 1;
      return quickHasher.hash(password);
    },
    verify: (known, password) => {
      hashes += 1;
      return quickHasher.verify(known, password);
    },
  };
  const clock = () => new Date(now);
  const bank = createTestBank();
  const logger = { debug: logTo('debug'), info: logTo('info'), warn: logTo('warn'), error: logTo('error') };
  const deps: Deps = {
    db,
    databaseKind: 'pglite',
    canText: true,
    goods: openGoods({ db, clock, logger, maxAgeMs: 0 }),
    clock,
    ids: () => randomUUID(),
    secrets: newSecret,
    mail: { send: async (message) => void messages.push(message) },
    wakeOutbox: () => {
      woken = true;
    },
    externalProviders: [],
    marketing: null,
    deliveryProvider: null,
    addressSuggester: null,
    payments: { providers: [bank], waitMinutes: 60 },
    passwords: createPasswords({ hasher: countingHasher }),
    limits: createLimits(),
    metrics: createMetrics(),
    icons: createIcons(),
    logger,
    build: 'test',
    site: 'ru',
    publicUrl: 'https://shop.example',
    deskOrigin: 'https://desk.example',
    shopName: 'Лавка',
    sellerEmail: 'help@shop.example',
    sellerVat: 'usual',
    sellerDetails: {},
    importSources: ['feed', '1c'],
    selfChecks: NO_FINDINGS,
    shopNotices: NO_SHOP_NOTICES,
    reviewInvitationDays: 7,
    reviewModeration: 'rules',
    ranking: 'feed',
    checkAnswers: true,
    ...overrides,
  };
  const app = createApp(deps);
  const operators = createOperatorApp(deps);
  const sendMessages = () => {
    woken = false;
    return sendOutbox({ ...outboxTools(deps), chance: () => 0 }, outboxHandlers(deps));
  };
  return {
    app,
    operators,
    deps,
    messages,
    bank,
    log,
    hashes: () => hashes,
    advance: (ms) => {
      now += ms;
    },
    sendMessages,
    async call(path, options = {}) {
      const clientIp = options.clientIp ?? '203.0.113.7';
      const target = path.startsWith(OF_OPERATORS) ? operators : app;
      const response = await target.fetch(request(path, options), { clientIp, page: options.page });
      if (woken && !options.leaveMessages) await sendMessages();
      return response;
    },
  };
}

function request(path: string, options: CallOptions): Request {
  const { body, rawBody, token, refresh } = options;
  const url = new URL(path, 'http://backend.test');
  for (const [name, value] of Object.entries({ site: 'ru', ...options.query }))
    if (value !== undefined) url.searchParams.set(name, value);
  const headers = new Headers();
  const defaults = {
    'x-request-id': randomUUID(),
    'x-requested-from': 'browser',
    'x-site-id': 'ru',
    authorization: token && `Bearer ${token}`,
    cookie: refresh && `__Host-vitrina-refresh=${refresh}`,
    'content-type': body === undefined && rawBody === undefined ? undefined : 'application/json',
    ...options.headers,
  };
  for (const [name, value] of Object.entries(defaults)) if (value !== undefined) headers.set(name, value);
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const method = options.method ?? (payload === undefined ? 'GET' : 'POST');
  // `duplex` is required for streamed bodies, but TypeScript's types do not know this option.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: payload ?? null, duplex: 'half' };
  return new Request(url, init);
}

/**
 * The tokens that the cookies of a response set.
 * @throws Error if it sets none
 */
export function tokensOf(response: Response): { access: string; refresh: string } {
  const values = response.headers
    .getSetCookie()
    .map((line) => /^__Host-vitrina-(access|refresh)=([\w-]+);/.exec(line))
    .map((match) => [match?.[1], match?.[2]]);
  const { access, refresh } = Object.fromEntries(values) as Record<string, string | undefined>;
  if (!access || !refresh) throw new Error(`No tokens in an answer of status ${response.status}.`);
  return { access, refresh };
}

/** Deletes all guests and accounts with all data that belongs to them. The catalog stays. */
export async function forgetEveryone(db: Database): Promise<void> {
  await emptyTables(db, ['principal', 'consent', 'outbox_message']);
}
