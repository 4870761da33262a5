import { UNIT_PROJECTS } from '../checks/commands.ts';

/** One attack on the shop: the promise it tests, its command, and a fault that it detects. */
export type Attack = {
  name: string;
  promise: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** Labels in the report for the figures that the tests print. */
  shownBy: string;
  planted: string;
};

const vitest = (projects: readonly string[], ...files: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

export const attacks: readonly Attack[] = [
  {
    name: 'fuzz',
    promise: 'No request gets an undocumented answer, a 5xx, an inner detail or what is of another person',
    command: vitest(['node'], 'tests/security/fuzz.test.ts'),
    environment: { FUZZ_REQUESTS: '20800', FUZZ_SEED: String(Date.now() % 1_000_000) },
    shownBy: '`tests/security/fuzz.test.ts`',
    planted:
      'malformed JSON as a failure (`npm run mutants -- http/body`); twelve wrong answers in `fuzz/judge.test.ts`',
  },
  {
    name: 'cross-site',
    promise: 'No other site acts in the name of a shopper, whichever operation, origin and form',
    command: vitest(['node'], 'tests/security/cross-site.test.ts'),
    shownBy: '`tests/security/cross-site.test.ts`',
    planted: 'a guard that does not look at the origin (`npm run mutants -- gateway/guard`)',
  },
  {
    name: 'ownership',
    promise:
      'No id opens what others own: every operation as a visitor, two guests, two users and an operator; operators by their roles',
    command: vitest(['node'], 'backend/ownership.test.ts', 'backend/orders/operator/routes.test.ts'),
    shownBy: '`backend/ownership.test.ts`, `backend/orders/operator/routes.test.ts`',
    planted: 'an order that is read without its owner (`npm run mutants -- read-order`)',
  },
  {
    name: 'injection',
    promise:
      'No header, line of the log, letter, table or XML is made of what was typed: 12 ends of lines in 11 places, raw requests, feeds and tables',
    command: vitest(
      ['node'],
      ...['tests/security/injection.test.ts', 'backend/platform/log', 'backend/platform/mail'],
      ...['backend/exchange/yml', 'backend/exchange/store-table', 'backend/exchange/commerceml'],
      'server/seo/seo-routes.test.ts',
    ),
    shownBy:
      '`tests/security/injection.test.ts`, `backend/platform/mail`, `backend/exchange/yml`, `backend/exchange/store-table`, `backend/exchange/commerceml`, `server/seo/seo-routes.test.ts`',
    planted:
      'any id of a request, and XML without escapes (`npm run mutants -- request-id`, `npm run mutants -- seo/xml`)',
  },
  {
    name: 'images',
    promise:
      'No picture takes the memory, runs or says where it was taken: bombs, other kinds under the name of a picture, EXIF, downloads into the private network',
    command: vitest(
      ['node'],
      ...['backend/media/own-pictures', 'backend/reviews/photos', 'backend/refunds/photos'],
    ),
    shownBy: '`backend/media/own-pictures`, `backend/reviews/photos`, `backend/refunds/photos`',
    planted: 'a photograph whose size is not looked at (`npm run mutants -- photograph`)',
  },
  {
    name: 'webhooks',
    promise: 'Notifications that are forged, doubled, late or out of order move no money and no order',
    command: vitest(
      ['node', 'integration'],
      ...['server/notifications.test.ts', 'backend/payments', 'backend/orders/paying'],
      ...['backend/orders/shipping', 'tests/integration/payment-races.test.ts'],
    ),
    shownBy:
      '`server/notifications.test.ts`, `backend/payments`, `backend/orders/paying`, `backend/orders/shipping`, `tests/integration/payment-races.test.ts`',
    planted: 'a sender of any network (`npm run mutants -- yookassa-notification`)',
  },
  {
    name: 'scripts',
    promise: 'No text of the API or of an address runs as a script',
    command: ['playwright', 'test', '--project', 'hostile'],
    shownBy: '`e2e/hostile-texts.e2e.ts`, in Chromium without the content security policy',
    planted: 'a heading that takes its text for markup, in the test itself',
  },
  {
    name: 'shop-kills',
    promise:
      'The shop is killed at random moments of the checkout: no acknowledged order is lost, none is made twice',
    command: vitest(['faults'], 'tests/faults/shop-kills.test.ts'),
    environment: { SHOP_KILLS_ROUNDS: '200' },
    shownBy:
      '`tests/faults/shop-kills.test.ts`; at every statement of placing: `tests/integration/order-crashes.test.ts`',
    planted: 'an order of another owner and a missing piece, in the test itself',
  },
  {
    name: 'postgres-kills',
    promise:
      'PostgreSQL is killed while orders are placed: every acknowledged one is there, refusals are 503, no restart',
    command: vitest(['faults'], 'tests/faults/postgres-kills.test.ts'),
    environment: { POSTGRES_KILLS_ROUNDS: '20' },
    shownBy: '`tests/faults/postgres-kills.test.ts`',
    planted: 'the same reconciliation as above',
  },
  {
    name: 'embedded-kills',
    promise:
      'The shop with the embedded database is killed while orders are placed: it starts again over its folder, no acknowledged order is lost, none is made twice',
    command: vitest(['faults'], 'tests/faults/embedded-kills.test.ts'),
    environment: { EMBEDDED_KILLS_ROUNDS: '20' },
    shownBy: '`tests/faults/embedded-kills.test.ts`',
    planted: 'a piece that is gone and an order that is not there, in the test itself',
  },
  {
    name: 'networks',
    promise:
      'Networks that are slow, cut off or silent, before the shop and between it and PostgreSQL: no order is lost, none is made twice, refusals are 503, no restart',
    command: vitest(['faults'], 'tests/faults/networks.test.ts'),
    environment: { NETWORKS_ROUNDS: '21' },
    shownBy:
      '`tests/faults/networks.test.ts`; all connections silent: `tests/integration/lost-connections.test.ts`',
    planted:
      'connections that are not given back (`npm run mutants -- lost-connections`); an order that is placed a second time, in the test itself',
  },
  {
    name: 'stops',
    promise: 'SIGTERM under load: what is in flight is answered, and the process ends with 0',
    command: vitest(['faults'], 'tests/faults/stops.test.ts'),
    environment: { STOPS_ROUNDS: '20' },
    shownBy: '`tests/faults/stops.test.ts`',
    planted: 'SIGKILL instead, in the test itself',
  },
  {
    name: 'clock-jumps',
    promise:
      'A clock that is set back or forward signs no one out by mistake, makes no used token good again, and undoes or repeats nothing that was done',
    command: vitest(['node'], 'backend/clock-jumps.test.ts'),
    shownBy: '`backend/clock-jumps.test.ts`',
    planted: 'a used token that is good until it is that late again (`npm run mutants -- tokens/tokens`)',
  },
  {
    name: 'races',
    promise: '300 buyers of the last 10 pieces get 10 orders; 50 equal submissions make one',
    command: vitest(['integration'], 'tests/integration/order-races.test.ts'),
    environment: { RACE_REPEATS: '19' },
    shownBy: '`tests/integration/order-races.test.ts`, two processes on PostgreSQL',
    planted: 'pieces that are taken without looking how many there are (`npm run mutants -- queries/stock`)',
  },
  {
    name: 'models',
    promise: 'Cart, order, refund and session do what their models do',
    command: vitest(
      UNIT_PROJECTS,
      ...['backend/cart/rules/rules.model.test.ts', 'src/features/cart/state/cart-changes.model.test.ts'],
      ...['backend/orders/orders.model.test.ts', 'backend/refunds/refunds.model.test.ts'],
      'backend/identity/auth/tokens/session.model.test.ts',
    ),
    environment: { MODEL_RUNS: '500' },
    shownBy: '`*.model.test.ts`',
    planted:
      'money that is paid out twice and a delivery that comes back with a part (`npm run mutants -- refunds/operator`)',
  },
];
