import { UNIT_PROJECTS } from '../checks/commands.ts';

/** One attack on the shop: the promise it tests, its commands, and a fault that it detects. */
export type Attack = {
  name: string;
  promise: string;
  /** All of them have to pass. */
  commands: readonly (readonly string[])[];
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
    promise: 'No request gets an undocumented response, a 5xx, an internal detail or another person’s data',
    commands: [vitest(['node'], 'tests/security/fuzz.test.ts')],
    environment: {
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '60000',
      FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000),
    },
    shownBy: '`tests/security/fuzz.test.ts`',
    planted:
      'malformed JSON answered with 500 (`npm run mutants -- http/body`); twelve wrong responses in `fuzz/judge.test.ts`',
  },
  {
    name: 'cross-site',
    promise: 'Other sites cannot act for a shopper, with any operation, origin and form',
    commands: [vitest(['node'], 'tests/security/cross-site.test.ts')],
    shownBy: '`tests/security/cross-site.test.ts`',
    planted: 'a guard that does not check the origin (`npm run mutants -- gateway/guard`)',
  },
  {
    name: 'ownership',
    promise:
      'An id does not give access to others’ data: every operation as a visitor, two guests, two users and an operator; operators by role',
    commands: [vitest(['node'], 'backend/ownership.test.ts', 'backend/orders/operator/routes.test.ts')],
    shownBy: '`backend/ownership.test.ts`, `backend/orders/operator/routes.test.ts`',
    planted: 'an order that is read without an owner check (`npm run mutants -- read-order`)',
  },
  {
    name: 'injection',
    promise:
      'Input cannot inject headers, log lines, letters, table cells or XML: 12 line breaks in 11 places, raw requests, feeds and tables',
    commands: [
      vitest(
        ['node'],
        ...['tests/security/injection.test.ts', 'backend/platform/log', 'backend/platform/mail'],
        ...['backend/exchange/yml', 'backend/exchange/store-table', 'backend/exchange/commerceml'],
        'server/seo/seo-routes.test.ts',
      ),
    ],
    shownBy:
      '`tests/security/injection.test.ts`, `backend/platform/mail`, `backend/exchange/yml`, `backend/exchange/store-table`, `backend/exchange/commerceml`, `server/seo/seo-routes.test.ts`',
    planted:
      'an unchecked request id, and unescaped XML (`npm run mutants -- request-id`, `npm run mutants -- seo/xml`)',
  },
  {
    name: 'images',
    promise:
      'Pictures cannot exhaust memory, run scripts or reveal their location: decompression bombs, other files named as pictures, EXIF, downloads from the private network',
    commands: [
      vitest(['node'], ...['backend/media/own-pictures', 'backend/reviews/photos', 'backend/refunds/photos']),
    ],
    shownBy: '`backend/media/own-pictures`, `backend/reviews/photos`, `backend/refunds/photos`',
    planted: 'a photograph whose size is not checked (`npm run mutants -- photograph`)',
  },
  {
    name: 'webhooks',
    promise: 'Forged, duplicate, late or reordered notifications do not change money or orders',
    commands: [
      vitest(
        ['node', 'integration'],
        ...['server/notifications.test.ts', 'backend/payments', 'backend/orders/paying'],
        ...['backend/orders/shipping', 'tests/integration/payment-races.test.ts'],
      ),
    ],
    shownBy:
      '`server/notifications.test.ts`, `backend/payments`, `backend/orders/paying`, `backend/orders/shipping`, `tests/integration/payment-races.test.ts`',
    planted: 'a sender with any address (`npm run mutants -- yookassa-notification`)',
  },
  {
    name: 'scripts',
    promise: 'No text from the API or the address runs as a script',
    commands: [['playwright', 'test', '--project', 'hostile']],
    shownBy: '`e2e/hostile-texts.e2e.ts`, in Chromium without the content security policy',
    planted: 'a heading that renders text as markup, in the test itself',
  },
  {
    name: 'shop-kills',
    promise:
      'The shop is killed at random moments of the checkout: acknowledged orders are neither lost nor duplicated',
    commands: [vitest(['faults'], 'tests/faults/shop-kills.test.ts')],
    environment: { SHOP_KILLS_ROUNDS: '200' },
    shownBy:
      '`tests/faults/shop-kills.test.ts`; at every statement of placing an order: `tests/integration/order-crashes.test.ts`',
    planted: 'an order of another owner and a missing piece, in the test itself',
  },
  {
    name: 'postgres-kills',
    promise:
      'PostgreSQL is killed while orders are placed: every acknowledged order exists, errors are 503, the shop needs no restart',
    commands: [vitest(['faults'], 'tests/faults/postgres-kills.test.ts')],
    environment: { POSTGRES_KILLS_ROUNDS: '20' },
    shownBy: '`tests/faults/postgres-kills.test.ts`',
    planted: 'the same reconciliation as above',
  },
  {
    name: 'embedded-kills',
    promise:
      'The shop with the embedded database is killed while orders are placed: it restarts on the same folder, and acknowledged orders are neither lost nor duplicated',
    commands: [vitest(['faults'], 'tests/faults/embedded-kills.test.ts')],
    environment: { EMBEDDED_KILLS_ROUNDS: '20' },
    shownBy: '`tests/faults/embedded-kills.test.ts`',
    planted: 'a missing piece and a missing order, in the test itself',
  },
  {
    name: 'networks',
    promise:
      'Slow, cut or silent networks in front of the shop and between it and PostgreSQL: orders are neither lost nor duplicated, errors are 503, the shop needs no restart',
    commands: [vitest(['faults'], 'tests/faults/networks.test.ts')],
    environment: { NETWORKS_ROUNDS: '21' },
    shownBy:
      '`tests/faults/networks.test.ts`; all connections silent: `tests/integration/lost-connections.test.ts`',
    planted:
      'connections that are not released (`npm run mutants -- lost-connections`); an order placed twice, in the test itself',
  },
  {
    name: 'stops',
    promise: 'SIGTERM under load: requests in flight are answered, and the process exits with 0',
    commands: [vitest(['faults'], 'tests/faults/stops.test.ts')],
    environment: { STOPS_ROUNDS: '20' },
    shownBy: '`tests/faults/stops.test.ts`',
    planted: 'SIGKILL instead, in the test itself',
  },
  {
    name: 'clock-jumps',
    promise:
      'Setting the clock back or forward does not sign anyone out, revalidate a used token, or undo or repeat completed work',
    commands: [vitest(['node'], 'backend/clock-jumps.test.ts')],
    shownBy: '`backend/clock-jumps.test.ts`',
    planted:
      'a used token that is valid again after the clock is set back (`npm run mutants -- tokens/tokens`)',
  },
  {
    name: 'races',
    promise: '300 buyers of the last 10 pieces get 10 orders; 50 equal submissions create one',
    commands: [vitest(['integration'], 'tests/integration/order-races.test.ts')],
    environment: { RACE_REPEATS: '19' },
    shownBy: '`tests/integration/order-races.test.ts`, two processes on PostgreSQL',
    planted: 'stock that is taken without a check (`npm run mutants -- queries/stock`)',
  },
  {
    name: 'models',
    promise: 'Cart, order, refund and session behave like their models',
    commands: [
      vitest(
        UNIT_PROJECTS,
        ...['backend/cart/rules/rules.model.test.ts', 'src/features/cart/state/cart-changes.model.test.ts'],
        ...['backend/orders/orders.model.test.ts', 'backend/refunds/refunds.model.test.ts'],
        'backend/identity/auth/tokens/session.model.test.ts',
      ),
    ],
    environment: { MODEL_RUNS: '500' },
    shownBy: '`*.model.test.ts`',
    planted:
      'money refunded twice, and a delivery price refunded with a partial return (`npm run mutants -- refunds/operator`)',
  },
];
