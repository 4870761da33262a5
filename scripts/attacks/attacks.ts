import { UNIT_PROJECTS } from '../checks/commands.ts';

/**
 * An attack on the shop. Says which promise the attack tests, by which commands, and names a fault that the
 * attack is known to find when it is planted in the code.
 */
export type Attack = {
  name: string;
  promise: string;
  /** Commands that make up the attack. It passes if all of them exit with 0. */
  commands: readonly (readonly string[])[];
  environment?: Record<string, string>;
  /** Further numbers for the attack's row in the report, which the tests do not print. */
  figures?: Record<string, unknown>;
  /** Text that explains in the report what the printed numbers count. */
  shownBy: string;
  planted: string;
};

const vitest = (projects: readonly string[], ...files: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

/**
 * The command that runs one project of playwright.config.ts. `rest` are further arguments for Playwright,
 * such as a test file.
 */
const endToEnd = (project: string, ...rest: string[]) => [
  ...['playwright', 'test', `--project=${project}`],
  ...rest,
];

/** How many random sequences each model test runs. A smaller number makes the run shorter. */
const MODEL_RUNS = process.env.MODEL_RUNS ?? '500';

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
    commands: [endToEnd('hostile')],
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
    environment: { MODEL_RUNS },
    figures: { sequencesOfEachModel: Number(MODEL_RUNS) },
    shownBy: '`*.model.test.ts`',
    planted:
      'money refunded twice, and a delivery price refunded with a partial return (`npm run mutants -- refunds/operator`)',
  },
  {
    name: 'growth',
    promise:
      'No text from outside holds the event loop: the cost of every reader grows with the length of the text, and a worker whose loop is held is replaced',
    commands: [vitest(['node'], 'tests/security/growth.test.ts', 'server/workers.test.ts')],
    shownBy: '`tests/security/growth.test.ts`, `server/workers.test.ts`',
    planted:
      'a quadratic rule for e-mail addresses, in the test itself; a held worker that is not ended (`npm run mutants -- server/workers`)',
  },
  {
    name: 'signs',
    promise:
      'Characters that no database stores are refused with 422 and the name of the field, in every text of every body; invisible and controlling ones are removed',
    commands: [
      vitest(
        ['node'],
        ...['tests/security/texts-of-bodies.test.ts', 'shared/requests', 'shared/text/clean-text.test.ts'],
        'backend/platform/outside/outside-json.test.ts',
      ),
    ],
    shownBy:
      '`tests/security/texts-of-bodies.test.ts`, `shared/requests`, `shared/text/clean-text.test.ts`, `backend/platform/outside/outside-json.test.ts`; in the row of the fuzzer also zero-width signs, signs of direction and controls',
    planted: 'NUL that is accepted (`npm run mutants -- clean-fields`)',
  },
  {
    name: 'terminals',
    promise: 'No text that a command prints controls the terminal',
    commands: [vitest(['node'], 'backend/cli/terminal', 'backend/cli/orders')],
    shownBy:
      '`backend/cli/terminal/print.test.ts`, which also finds other ways to print; `backend/cli/orders`',
    planted: 'control characters that are printed (`npm run mutants -- terminal/print`)',
  },
  {
    name: 'documents',
    promise:
      'XML of any depth or length and YAML whose aliases multiply are refused after a bounded part of them, with the line',
    commands: [
      vitest(
        ['node'],
        ...['backend/platform/xml', 'backend/platform/files/yaml-file.test.ts'],
        ...['backend/exchange/commerceml/read-status-changes.test.ts', 'backend/exchange/yml/feed'],
      ),
    ],
    shownBy:
      '`backend/platform/xml/xml-reader.test.ts`, `backend/platform/files/yaml-file.test.ts`, `backend/exchange/commerceml/read-status-changes.test.ts`, `backend/exchange/yml/feed`',
    planted: 'elements of any depth (`npm run mutants -- xml-reader`)',
  },
  {
    name: 'addresses',
    promise:
      'An address from outside leads only to https pages or to paths of the shop: return paths, pages of banks, links of texts, drawings of a brand kit',
    commands: [
      vitest(
        ['node'],
        ...['shared/web/safe-address.test.ts', 'backend/payments/providers'],
        ...['backend/exchange/content/page-markdown.test.ts', 'backend/platform/settings/brand-kit.test.ts'],
      ),
    ],
    shownBy:
      '`shared/web/safe-address.test.ts`, `backend/payments/providers`, `backend/exchange/content/page-markdown.test.ts`, `backend/platform/settings/brand-kit.test.ts`',
    planted: 'a page of a bank with any protocol (`npm run mutants -- safe-address`)',
  },
  {
    name: 'odd-paths',
    promise: 'No sign in a path or query makes a page fail or redirect to itself',
    commands: [
      endToEnd('pglite', 'finding-addresses.e2e.ts', '--grep', 'no character in an address'),
      vitest(['node'], 'server/app.test.ts'),
    ],
    shownBy: '`e2e/finding-addresses.e2e.ts`, `server/app.test.ts`',
    planted: '`^` that reaches the router (`npm run mutants -- mount-pages`)',
  },
  {
    name: 'reviews',
    promise:
      'Reviews with addresses, phones, e-mails and insults are held for moderation, however they are disguised, and usual ones are accepted',
    commands: [vitest(['node'], 'shared/reviews/flags.test.ts', 'backend/reviews/routes.test.ts')],
    shownBy: '`shared/reviews/flags.test.ts`, `backend/reviews/routes.test.ts`',
    planted: 'invisible signs that disguise an address (`npm run mutants -- reviews/flags`)',
  },
  {
    name: 'lock-outs',
    promise:
      'Others cannot lock an owner out: their guesses do not use up the limits of orders, sign-ins, codes and links',
    commands: [
      vitest(
        ['node'],
        ...['backend/orders/routes.test.ts', 'backend/contact/routes.test.ts'],
        ...['backend/identity/auth/limits.test.ts', 'backend/identity/account/proof.test.ts'],
        ...['backend/identity/auth/sign-in/known-devices.test.ts', 'backend/newsletter/newsletter.test.ts'],
        'backend/operators/wrong-tokens.test.ts',
      ),
    ],
    shownBy:
      '`backend/orders/routes.test.ts`, `backend/contact/routes.test.ts`, `backend/identity/auth/limits.test.ts`, `backend/identity/account/proof.test.ts`, `backend/identity/auth/sign-in/known-devices.test.ts`, `backend/newsletter/newsletter.test.ts`, `backend/operators/wrong-tokens.test.ts`',
    planted: 'a limit that refuses before the pair is looked up (`npm run mutants -- orders/routes`)',
  },
  {
    name: 'promo-codes',
    promise: 'A cart uses up no promo code; only an order does, and the last use goes to one of two',
    commands: [
      vitest(['node'], 'backend/cart/queries/promo-uses.test.ts', 'backend/cart/promotions.test.ts'),
      vitest(['integration'], 'tests/integration/order-races.test.ts', '-t', 'code'),
    ],
    shownBy:
      '`backend/cart/queries/promo-uses.test.ts`, `backend/cart/promotions.test.ts`, `tests/integration/order-races.test.ts`',
    planted: 'a code that a cart uses (`npm run mutants -- promo-queries`)',
  },
  {
    name: 'queues',
    promise:
      'No queue is without an end: photographs, hashes of passwords, calls of one owner and pages beyond it get 503 with Retry-After',
    commands: [
      vitest(
        ['node'],
        ...['backend/media/own-pictures/pixel-queue.test.ts', 'backend/platform/http/owner-queue.test.ts'],
        ...['backend/identity/auth/passwords', 'server/pages/pages.test.ts'],
      ),
    ],
    shownBy:
      '`backend/media/own-pictures/pixel-queue.test.ts`, `backend/platform/http/owner-queue.test.ts`, `backend/identity/auth/passwords`, `server/pages/pages.test.ts`',
    planted: 'photographs that wait without an end (`npm run mutants -- pixel-queue`)',
  },
  {
    name: 'translated',
    promise: 'Pages whose texts a browser has translated work: filters, cart, checkout, search, account',
    commands: [
      endToEnd('pglite', 'translated-pages.e2e.ts'),
      vitest(['node'], 'tests/architecture/bare-texts.test.ts'),
    ],
    shownBy: '`e2e/translated-pages.e2e.ts`, `tests/architecture/bare-texts.test.ts`',
    planted: 'conditional texts beside elements, in `tests/architecture/bare-texts.test.ts`',
  },
  {
    name: 'storage',
    promise:
      'A browser that forbids storage, has no room or lacks newer services buys as others do; one without cookies gets a sentence about it',
    commands: [
      endToEnd('pglite', 'forbidden-storage.e2e.ts'),
      vitest(['source'], 'src/lib/browser'),
      vitest(['node'], 'tests/architecture/browser-files.test.ts'),
    ],
    shownBy: '`e2e/forbidden-storage.e2e.ts`, `src/lib/browser`, `tests/architecture/browser-files.test.ts`',
    planted: 'a storage that throws (`npm run mutants -- browser/storage`)',
  },
  {
    name: 'pasted',
    promise:
      'Pasted e-mail addresses, phones, order numbers and promo codes are read the same by forms and API, with quotes, invisible signs, other layouts and look-alike letters',
    commands: [
      vitest(
        ['node'],
        ...['shared/forms/email.test.ts', 'shared/forms/phone.test.ts', 'shared/orders/order-number.test.ts'],
        ...['shared/cart/promo-codes.test.ts', 'shared/requests', 'shared/text'],
      ),
    ],
    shownBy:
      '`shared/forms/email.test.ts`, `shared/forms/phone.test.ts`, `shared/orders/order-number.test.ts`, `shared/cart/promo-codes.test.ts`, `shared/requests`',
    planted: 'pasted values with their quotes and invisible signs (`npm run mutants -- pasted-value`)',
  },
  {
    name: 'other-sums',
    promise:
      'Money of another sum pays no order and does not get lost: an operator sees, accepts or returns it',
    commands: [
      vitest(
        ['node'],
        ...['backend/orders/operator/decide-payment-case.test.ts', 'backend/orders/orders.model.test.ts'],
      ),
    ],
    shownBy:
      '`backend/orders/operator/decide-payment-case.test.ts`; in random sequences `backend/orders/orders.model.test.ts`',
    planted: 'an order that any sum pays (`npm run mutants -- apply-answer`)',
  },
  {
    name: 'no-database',
    promise:
      'Without a database public files are served as made last, or answer 503 with a sentence and Retry-After, never 500',
    commands: [
      vitest(
        ['node'],
        ...['server/seo/seo-routes.test.ts', 'backend/exchange/yml/export/kept-feed.test.ts'],
        'server/page-cache',
      ),
    ],
    shownBy:
      '`server/seo/seo-routes.test.ts`, `backend/exchange/yml/export/kept-feed.test.ts`, `server/page-cache`',
    planted: 'a feed that cannot be made and fails with 500 (`npm run mutants -- feed-answer`)',
  },
  {
    name: 'equal-work',
    promise:
      'Registration, confirmation, recovery and the newsletter do the same work for known and unknown addresses',
    commands: [vitest(['node'], 'backend/identity/auth/same-work.test.ts')],
    shownBy: '`backend/identity/auth/same-work.test.ts`',
    planted: 'a known address that creates nothing (`npm run mutants -- registration/registration`)',
  },
];
