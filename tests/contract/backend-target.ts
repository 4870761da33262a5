import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/operations.ts';
import { createApp, createOperatorApp } from '../../backend/app.ts';
import { openForm } from '../../backend/contact/form-token.ts';
import type { Deps } from '../../backend/deps.ts';
import { NO_FINDINGS } from '../../backend/desk/testing/no-findings.ts';
import { signedId } from '../../backend/domain/signing/signed-id.ts';
import { signingSecret } from '../../backend/domain/signing/signing-secret.ts';
import { article, category, variant, variantGroup } from '../../backend/domain/tables/goods.ts';
import { tokenFamily } from '../../backend/domain/tables/identities.ts';
import { createPasswords } from '../../backend/identity/auth/passwords/passwords.ts';
import { createLimits } from '../../backend/limits.ts';
import { openGoods } from '../../backend/listing/goods.ts';
import { addOperator } from '../../backend/operators/operators.ts';
import { askProviders } from '../../backend/orders/paying/ask-providers.ts';
import { addStep } from '../../backend/orders/queries/add-step.ts';
import { outboxHandlers } from '../../backend/outbox-handlers.ts';
import { askSoon } from '../../backend/payments/attempts.ts';
import { createTestBank } from '../../backend/payments/testing/bank.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silentLogger } from '../../backend/platform/log/logger.ts';
import { createMetrics } from '../../backend/platform/metrics/metrics.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { outboxMessage } from '../../backend/platform/outbox/tables.ts';
import type { Message } from '../../backend/platform/ports/messenger.ts';
import { databaseWith } from '../../backend/platform/testing/database.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';
import { createIcons } from '../../backend/site/icons.ts';
import { allModels } from '../../demo/models/all-models.ts';
import { createDemoCatalog } from '../../demo/seed/catalog.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { credulousProviders } from './external.ts';
import type { StoryShop } from './stories/stage/shop.ts';

/**
 * For each status, an error that makes the backend respond with that status. Tests let the database throw it.
 */
const FAULTS: Record<number, () => Error> = {
  500: () => new Error('a planted defect'),
  503: () => Object.assign(new Error('a planted outage'), { code: 'ECONNREFUSED' }),
};

/** A method and a path, written as in the contract. */
type Route = { method: string; path: string };

/** A database in memory with the whole demo catalog. */
const demoDatabase = databaseWith((db) => {
  const silhouettes = new Set(allModels.map((model) => model.silhouette));
  return seedDemo(db, { catalog: createDemoCatalog({ silhouettes, pictureVersion: '0' }), now: new Date() });
});

/**
 * Opens the backend as a target of contract tests, with a database in memory that has the whole demo catalog.
 */
export async function openBackendTarget(): Promise<StoryShop & { routes: Route[]; close(): Promise<void> }> {
  const { db, close } = await demoDatabase();

  const mails: Message[] = [];
  let fault: (() => Error) | undefined;
  const bank = createTestBank();
  const deps = testDeps(db, { mails, bank });
  const app = createApp(failingDeps(deps, () => fault));
  const operators = createOperatorApp(failingDeps(deps, () => fault));
  const tokens = operatorTokens(db);
  const former = { moved: moveGoods(db), gone: removeGoods(db) };
  await Promise.all(Object.values(former));

  return {
    name: 'backend',
    routes: [...app.routes, ...operators.routes].filter(({ method }) => method !== 'ALL'),
    send: async (request, clientIp) =>
      (isOfOperators(request) ? operators : app).fetch(request, { clientIp }),
    async secretSentTo(address) {
      await sendOutbox(deps, outboxHandlers(deps));
      const text = mails.findLast(({ to }) => to === address)?.text ?? '';
      const secret = /https?:\/\/\S*?[=/]([\w-]{20,100})(?=\s|$)/.exec(text)?.[1];
      if (!secret) throw new Error(`No link was sent: ${text}`);
      return secret;
    },
    async codeSentTo(address) {
      await sendOutbox(deps, outboxHandlers(deps));
      const code = /^\d{6}(?=\s)/m.exec(mails.findLast(({ to }) => to === address)?.text ?? '')?.[0];
      if (!code) throw new Error('No code was sent');
      return code;
    },
    async letProofsEnd() {
      await db.update(tokenFamily).set({ provenAt: new Date(0) });
    },
    formerAddress: (kind) => former[kind],
    packOrder: (orderId) =>
      db.transaction((tx) =>
        addStep(tx, deps, orderId, { from: 'PLACED', to: 'PACKING', by: 'operator', reason: null }),
      ),
    async payAtBank(outcome) {
      if (outcome === 'is refused') bank.refuse();
      else bank.pay();
      const paid = bank.payments.at(-1);
      if (paid && outcome === 'pays less') paid.sum -= 1;
      for (const { key } of bank.payments) await askSoon(db, key, deps.clock());
      await askProviders(deps);
    },
    formOpenedBefore: (seconds) => openForm({ ...deps, clock: () => new Date(Date.now() - seconds * 1000) }),
    async unsubscribeToken(accountId) {
      return signedId('price-drops', accountId, await signingSecret(deps, 'unsubscribe'));
    },
    deadMessage: () => deadLetter(db),
    operatorToken: (role) => tokens[role],
    async setStock(articleId, pieces) {
      await db.update(article).set({ stock: pieces }).where(eq(article.id, articleId));
    },
    async setPrice(articleId, price) {
      const ofArticle = db.select({ id: article.variantId }).from(article).where(eq(article.id, articleId));
      const priceBefore = sql`case when ${variant.priceBefore} > ${price} then ${variant.priceBefore} end`;
      await db.update(variant).set({ price, priceBefore }).where(eq(variant.id, ofArticle));
    },
    async setSizePrice(articleId, price) {
      await db.update(article).set({ price, priceBefore: null }).where(eq(article.id, articleId));
    },
    force(_operationId, status) {
      fault = FAULTS[status];
      return () => {
        fault = undefined;
      };
    },
    close,
  };
}

/** The dependencies of the backend under test: real ones, except for services outside the shop. */
function testDeps(
  db: Database,
  { mails, bank }: { mails: Message[]; bank: ReturnType<typeof createTestBank> },
): Deps {
  return {
    db,
    databaseKind: 'pglite',
    goods: openGoods({ db, clock: () => new Date(), logger: silentLogger, maxAgeMs: 0 }),
    clock: () => new Date(),
    ids: randomUUID,
    secrets: () => randomBytes(32).toString('base64url'),
    mail: { send: async (message) => void mails.push(message) },
    canText: true,
    wakeOutbox() {},
    externalProviders: credulousProviders(),
    marketing: null,
    deliveryProvider: null,
    addressSuggester: null,
    payments: { providers: [bank], waitMinutes: 60 },
    passwords: createPasswords({
      hasher: {
        hash: async (password) => `plain ${password}`,
        verify: async (known, password) => known === `plain ${password}`,
      },
    }),
    limits: createLimits(),
    metrics: createMetrics(),
    icons: createIcons(),
    logger: silentLogger,
    build: 'test',
    site: 'ru',
    publicUrl: 'http://localhost:3000',
    deskOrigin: 'http://localhost:4300',
    shopName: 'Лавка',
    importSources: [],
    selfChecks: NO_FINDINGS,
    shopNotices: NO_SHOP_NOTICES,
    sellerVat: 'usual',
    sellerEmail: null,
    sellerDetails: {},
    reviewInvitationDays: null,
    reviewModeration: 'rules',
    ranking: 'feed',
  };
}

/**
 * Makes all sources of data throw the current fault, if one is set. A fault in the database alone would not
 * reach operations that do not query it: the manifest, icons, providers and the goods in memory.
 */
const failingDeps = (deps: Deps, currentFault: () => (() => Error) | undefined): Deps =>
  new Proxy(deps, {
    get(target, name, receiver) {
      const fault = currentFault();
      if (fault && ['db', 'goods', 'build', 'icons', 'externalProviders'].includes(String(name)))
        throw fault();
      return Reflect.get(target, name, receiver);
    },
  });

/** Writes a letter that is no longer retried to the outbox. Returns its key. */
async function deadLetter(db: Database): Promise<string> {
  const key = randomUUID();
  const now = Date.now();
  await db.insert(outboxMessage).values({
    key,
    content: {
      kind: 'letter',
      message: { channel: 'email', to: 'anna@example.ru', subject: 'Заказ оформлен', text: '' },
    },
    attempts: 16,
    dueAt: new Date(now),
    deadAt: new Date(now),
    lastError: 'Greeting never received',
    createdAt: new Date(now - DAY_MS),
    expiresAt: new Date(now + DAY_MS),
  });
  return key;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The operator API is a separate app. */
const isOfOperators = ({ url }: Request) => new URL(url).pathname.startsWith('/api/operator-orchestration/');

/** The tokens of operators: one operator for each role. */
function operatorTokens(db: Database): Record<OperatorRole, Promise<string>> {
  const add = async (role: OperatorRole) => {
    const token = randomBytes(32).toString('base64url');
    await addOperator(db, { id: randomUUID(), name: `${role}-1`, role, token, now: new Date() });
    return token;
  };
  return {
    viewer: add('viewer'),
    packer: add('packer'),
    manager: add('manager'),
    owner: add('owner'),
    exchange: add('exchange'),
  };
}

const fewestWanted = (db: Database, offset: number) =>
  db
    .select({ id: variant.id, groupId: variantGroup.id, productUrl: variant.productUrl })
    .from(variantGroup)
    .innerJoin(variant, eq(variant.groupId, variantGroup.id))
    .innerJoin(category, eq(category.id, variantGroup.categoryId))
    .where(eq(category.path, 'zhenshchinam/platya'))
    .orderBy(asc(variantGroup.popularity), asc(variant.id))
    .limit(1)
    .offset(offset);

/** Gives a product another URL. Returns the old one. */
async function moveGoods(db: Database): Promise<string> {
  const [one] = await fewestWanted(db, 0);
  if (!one) throw new Error('There are no dresses');
  await db
    .update(variant)
    .set({ productUrl: `${one.productUrl}-novoe` })
    .where(eq(variant.id, one.id));
  return `/product/${one.productUrl}`;
}

/** Removes a model from the shop. Returns the URL of one of its colours. */
async function removeGoods(db: Database): Promise<string> {
  const [one] = await fewestWanted(db, 20);
  if (!one) throw new Error('There are not enough dresses');
  await db.delete(variantGroup).where(eq(variantGroup.id, one.groupId));
  return `/product/${one.productUrl}`;
}
