import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { readLimited } from '#shared/read-limited.ts';
import { OPERATOR_COOKIES } from '#shared/web/browser-files.ts';
import type { OperatorsDeps } from '../../operators/base/deps.ts';
import { operatorGate } from '../../operators/base/operator-gate.ts';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { readOperatorOrder } from '../../orders/operator/read-order.ts';
import type { AppEnv } from '../../platform/http/mount.ts';
import { type LoggedCall, type Operator, refuseGuesses } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { applyStatusChanges } from './apply-status-changes.ts';
import type { CatalogDoor } from './catalog/catalog-door.ts';
import { ExchangeRefused } from './catalog/exchange-refused.ts';
import {
  beginSession,
  confirmOrders,
  type ExchangeSession,
  findSession,
  offerOrders,
} from './exchange-session.ts';
import { readStatusChanges } from './read-status-changes.ts';
import { ordersXml, statesXml } from './write-orders.ts';

/** Path of the exchange with 1C on the server for operators. */
export const EXCHANGE_PATH = '/1c/exchange';

const COOKIE = OPERATOR_COOKIES.exchange;
const FILE_LIMIT = 8 * 1024 * 1024;

export type ExchangeDeps = OrdersDeps & OperatorsDeps;

type Asked = {
  deps: OrdersDeps;
  request: Request;
  requestId: string;
  session: ExchangeSession;
  /** The name of the file that 1C sends. */
  filename: string;
};

const text = (...lines: string[]) =>
  new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
const xml = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' },
  });
const failure = (why: string) => text('failure', why);

/**
 * Adds the routes of the CommerceML 2 protocol: with `type=sale`, 1C fetches orders and reports their states;
 * with `type=catalog`, which exists only if `goods` is passed, 1C sends goods.
 */
export function mountExchange(app: Hono<AppEnv>, deps: ExchangeDeps, goods?: CatalogDoor): void {
  app.on(['GET', 'POST'], EXCHANGE_PATH, async (c) => {
    const { requestId } = c.var;
    const query = (name: string) => c.req.query(name) ?? '';
    try {
      const type = query('type');
      if (type !== 'sale' && type !== 'catalog')
        return failure('Здесь обмениваются только type=sale и type=catalog.');
      if (type === 'catalog' && !goods) return failure('Обмен товарами выключен: включите IMPORT_1C.');
      const mode = query('mode');
      if (mode === 'checkauth') return await checkauth(deps, c);
      const session = await findSession(deps, getCookie(c, COOKIE) ?? query('sessid'));
      if (!session) return failure('Сессия не начата или истекла: начните с checkauth.');
      const answer = type === 'catalog' && goods ? catalogModes(goods)[mode] : saleModes(goods)[mode];
      if (!answer) return failure(`Режим ${mode} неизвестен.`);
      return await answer({ deps, request: c.req.raw, requestId, session, filename: query('filename') });
    } catch (error) {
      if (error instanceof ExchangeRefused) return failure(error.message);
      if (error instanceof ProblemError) return failure(`${error.title}.`);
      deps.logger.error({ requestId, cause: loggedCause(error) }, 'the exchange with 1C failed');
      return failure('Сбой магазина. Повторите обмен позже.');
    }
  });
}

const noted = (
  { deps, requestId }: Pick<Asked, 'deps' | 'requestId'>,
  { id: operatorId }: Operator,
  operation: LoggedCall['operation'],
  outcome = 'OK',
): LoggedCall => ({ operatorId, operation, params: {}, outcome, requestId, at: deps.clock() });

/**
 * Handles `mode=checkauth`: checks the name and token of an operator, sent by HTTP Basic authentication, and
 * begins a session.
 */
async function checkauth(deps: ExchangeDeps, c: Context<AppEnv>): Promise<Response> {
  const { requestId } = c.var;
  const header = c.req.header('authorization');
  const [, encoded = ''] = /^Basic +([\w+/=]{1,512})$/i.exec(header ?? '') ?? [];
  const [, name, token = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const known =
    token === '' ? null : await operatorGate.find(deps.db, token, { at: deps.clock(), isQuiet: true });
  if (!known && token !== '')
    refuseGuesses(deps.limits.countWrongToken, deps, { clientIp: c.env?.clientIp, requestId });
  if (!known || known.name !== name) return failure('Имя или токен неверны.');
  const mayExchange = known.kind === 'PLACE' && (known.role === 'exchange' || known.role === 'manager');
  const isAllowed = !known.isRevoked && mayExchange;
  const outcome = isAllowed ? 'OK' : known.isRevoked ? 'UNAUTHORIZED' : 'FORBIDDEN';
  await operatorGate.note(deps.db, noted({ deps, requestId }, known, '1c:checkauth', outcome));
  if (!isAllowed) return failure('Роль этого токена не разрешает обмен, или токен отозван.');
  const secret = await beginSession(deps, known.id);
  const seconds = Math.floor(deps.clock().getTime() / 1000);
  return text('success', COOKIE, secret, `sessid=${secret}`, `timestamp=${seconds}`);
}

/** The handlers for the modes of `type=catalog`, by which 1C sends goods as a manager. */
function catalogModes(goods: CatalogDoor): Readonly<Record<string, (asked: Asked) => Promise<Response>>> {
  const asManager =
    (mode: string, run: (asked: Asked) => Promise<Response>) =>
    async (asked: Asked): Promise<Response> => {
      const { deps, session, requestId } = asked;
      const isManager = session.operator.role === 'manager';
      const call = noted(
        { deps, requestId },
        session.operator,
        `1c:catalog-${mode}`,
        isManager ? 'OK' : 'FORBIDDEN',
      );
      await operatorGate.note(deps.db, call);
      return isManager ? run(asked) : failure('Загружать товары может только роль manager.');
    };
  const done = async () => text('success');
  return {
    init: asManager('init', async () => {
      await goods.begin();
      return text('zip=no', `file_limit=${FILE_LIMIT}`);
    }),
    file: asManager('file', async ({ request, filename }) => {
      const bytes = await readLimited(request.body, FILE_LIMIT);
      if (!bytes) return failure('Часть файла слишком большая.');
      await goods.append(filename, bytes);
      return text('success');
    }),
    import: asManager('import', async ({ filename }) => text(await goods.import(filename))),
    // `complete` ends a full exchange. It does nothing here: the goods are already imported, and IMPORT_PRUNE
    // decides whether missing goods are removed.
    complete: asManager('complete', done),
    deactivate: asManager('deactivate', done),
  };
}

/** The handlers for the modes of `type=sale`, by which 1C fetches orders and reports their states. */
const saleModes = (
  goods: CatalogDoor | undefined,
): Readonly<Record<string, (asked: Asked) => Promise<Response>>> => ({
  init: async () => text('zip=no', `file_limit=${FILE_LIMIT}`),
  info: async () => xml(statesXml()),

  async query({ deps, session, requestId }) {
    const orders = [];
    for (const id of await offerOrders(deps, session))
      orders.push(await readOperatorOrder(deps.db, id, deps.clock()));
    await operatorGate.note(deps.db, noted({ deps, requestId }, session.operator, '1c:query'));
    const findItem = goods && orders.length > 0 ? await goods.items() : () => undefined;
    return xml(ordersXml(orders, deps.clock(), findItem));
  },

  async success({ deps, session, requestId }) {
    await confirmOrders(deps, session);
    await operatorGate.note(deps.db, noted({ deps, requestId }, session.operator, '1c:success'));
    return text('success');
  },

  async file({ deps, request, session: { operator }, requestId }) {
    const call = noted({ deps, requestId }, operator, '1c:file');
    if (operator.role !== 'manager') {
      await operatorGate.note(deps.db, { ...call, outcome: 'FORBIDDEN' });
      return failure('Сообщать состояния заказов может только роль manager.');
    }
    const bytes = await readLimited(request.body, FILE_LIMIT);
    if (!bytes) return failure('Файл слишком большой.');
    const changes = readStatusChanges(bytes);
    const noting = (orderId: string, outcome: string) => ({ ...call, params: { orderId }, outcome });
    const refused = await applyStatusChanges({ deps, operator, noted: noting }, changes);
    return refused.length === 0 ? text('success') : text('failure', ...refused);
  },
});
