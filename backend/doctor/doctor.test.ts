import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reportOf } from '../cli/doctor-report.ts';
import { speak } from '../cli/terminal/say.ts';
import { openExchangeReports } from '../exchange/commerceml/catalog/exchange-reports.ts';
import { overPglite } from '../platform/db/client.ts';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { migrate, TOO_OLD } from '../platform/db/migrate.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { openSmtpServer } from '../platform/testing/smtp.ts';
import { readServiceSettings } from '../service-settings.ts';
import { misspeltSettings } from '../setting-names.ts';
import { checkDatabase, judgeClock, judgeMigrations } from './database.ts';
import { checkDesk } from './desk.ts';
import { checkFolder, judgeDisk } from './folder.ts';
import { checkMail } from './mail.ts';
import type { ShopFacts } from './opening/read-shop.ts';
import { checkPublicAddress, judgeCertificate } from './public-address.ts';
import { checkConfiguration, examine, examineRunning } from './run-doctor.ts';
import { checkDelivery, checkExchange, checkFeed, checkPayments, checkWorkers } from './services.ts';

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function mailServer(options: Parameters<typeof openSmtpServer>[0] = {}) {
  const server = await openSmtpServer(options);
  onTestFinished(() => server.close());
  return server;
}

describe('the configuration', () => {
  it('the doctor reports every misspelt setting', () => {
    const misspelt = [...misspeltSettings({ PUBLIC_ULR: 'x' }, { DATABSE_URL: 'y' })];
    expect(checkConfiguration(misspelt).map(({ state, says }) => [state, says])).toEqual([
      ['problem', expect.stringContaining('did you mean DATABASE_URL?')],
      ['problem', expect.stringContaining('did you mean PUBLIC_URL?')],
    ]);
  });
});

describe('the data folder', () => {
  it('the doctor checks the data folder by creating a folder in it, and removes this folder again', async () => {
    const folder = await temporary();
    expect(await checkFolder(join(folder, 'a/b'))).toMatchObject({ state: 'ok' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('a data folder whose parent is a file is a problem', async () => {
    const folder = await temporary();
    await writeFile(join(folder, 'file'), '');
    expect(await checkFolder(join(folder, 'file/data'))).toMatchObject({ state: 'problem' });
  });

  it.skipIf(process.getuid?.() === 0)(
    "a data folder in which the shop's user may not write is a problem",
    async () => {
      const folder = await temporary();
      await chmod(folder, 0o500);
      const { state, says } = await checkFolder(folder);
      expect([state, says]).toEqual(['problem', expect.stringContaining('EACCES')]);
    },
  );

  it.each([
    [299, 'problem'],
    [300, 'warning'],
    [2048, 'ok'],
  ])('a data folder on a disk with %i MB free gets the finding: %s', (free, state) =>
    expect(judgeDisk(free).state).toBe(state),
  );
});

describe('the database', () => {
  it('the doctor does not create the database', async () => {
    const dataDir = await temporary();
    expect((await checkDatabase({ dataDir, databaseUrl: undefined, workers: 1 })).database.state).toBe('ok');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('the doctor does not open an embedded database that a running shop uses', async () => {
    const dataDir = await temporary();
    await mkdir(join(dataDir, 'db'));
    const lock = await lockFolder(join(dataDir, 'db'));
    const { database, shop } = await checkDatabase({ dataDir, databaseUrl: undefined, workers: 1 });
    await lock.release();
    expect(database).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('A running shop has locked'),
    });
    expect(shop).toEqual({ unread: expect.stringContaining('a running shop has locked the embedded') });
  });

  it('a database that cannot be reached is reported as a problem, without its password', async () => {
    const databaseUrl = 'postgres://anna:hush@127.0.0.1:1/shop';
    const { database } = await checkDatabase({ dataDir: await temporary(), databaseUrl, workers: 1 });
    expect(database).toMatchObject({ state: 'problem', says: expect.stringContaining('127.0.0.1:1/shop') });
    expect(database.says).not.toContain('hush');
  });

  it('the doctor reports missing and unknown migrations of the database, but does not apply any', async () => {
    const client = await PGlite.create();
    onTestFinished(() => client.close());
    const db = overPglite(client);
    expect(await judgeMigrations(db)).toMatchObject({ state: 'warning' });
    expect((await db.execute(sql`select 1 from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
    await migrate(db);
    expect(await judgeMigrations(db)).toMatchObject({ state: 'ok' });
    await db.execute(sql`insert into applied_migration (tag) values ('9999_later')`);
    expect(await judgeMigrations(db)).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('9999_later'),
    });
    await db.execute(sql`update applied_migration set tag = '0000_first' where tag = '0000_shop'`);
    expect(await judgeMigrations(db)).toEqual({ state: 'problem', says: TOO_OLD });
  });

  it.each([
    [0.4, 'ok'],
    [2, 'warning'],
    [30, 'problem'],
  ])('a database whose clock differs by %d s gets the finding: %s', (seconds, state) =>
    expect(judgeClock(seconds).state).toBe(state),
  );
});

describe('the mail server', () => {
  it('the doctor greets the mail server and signs in, but sends no letter', async () => {
    const { port, received } = await mailServer();
    expect(await checkMail(`smtp://anna:hush@127.0.0.1:${port}`, 5000)).toMatchObject({
      state: 'ok',
      says: expect.stringContaining('accepts the password'),
    });
    expect(received).toEqual([]);
  });

  it('a mail server that refuses the password is reported as a problem, without user name and password', async () => {
    const { port } = await mailServer({ answers: { AUTH: '535 anna is unknown' } });
    const { state, says } = await checkMail(`smtp://anna:hush@127.0.0.1:${port}`, 5000);
    expect([state, says]).toEqual(['problem', expect.stringContaining('refuses')]);
    expect(says).not.toMatch(/anna|hush/);
  });

  it('a mail server that does not respond is reported as a problem after the timeout', async () => {
    const { port } = await mailServer({ silent: true });
    const { state } = await checkMail(`smtp://127.0.0.1:${port}`, 50);
    expect(state).toBe('problem');
  });
});

describe('the public address', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const at = (publicUrl?: string) => checkPublicAddress(publicUrl, { timeout: 5000, now });

  it('the public address must be an https URL that responds', async () => {
    expect((await at()).state).toBe('warning');
    expect((await at('http://localhost:3000')).state).toBe('warning');
    expect((await at('http://shop.example')).state).toBe('problem');
    expect(await at('https://127.0.0.1:1')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('a public address is reported as a problem after the timeout if its port does not use TLS', async () => {
    const { port } = await mailServer({ silent: true });
    const finding = await checkPublicAddress(`https://127.0.0.1:${port}`, { timeout: 50, now });
    expect(finding.state).toBe('problem');
  });

  it.each([
    ['2026-10-31', null, 'problem'],
    ['2026-11-21', null, 'warning'],
    ['2026-11-22', null, 'ok'],
    ['2027-11-01', 'SELF_SIGNED', 'problem'],
  ])(
    'a public address whose certificate ends on %s and is refused with the error %s gets the finding: %s',
    (until, refusal, state) => {
      expect(judgeCertificate('shop.example', { validTo: new Date(until), refusal }, now).state).toBe(state);
    },
  );
});

describe('the desk', () => {
  const now = new Date('2026-11-01T00:00:00Z');
  const check = (deskOrigin: string, owners: number, desk: { port: number } | undefined = { port: 4300 }) =>
    checkDesk({ desk, deskOrigin, shop: { owners } as ShopFacts }, { timeout: 5000, now });

  it('a desk that is off is fine, and one on this machine only is a warning', async () => {
    expect(
      await checkDesk({ desk: undefined, deskOrigin: '', shop: { unread: '' } }, { timeout: 1, now }),
    ).toEqual({
      state: 'ok',
      says: 'The desk is off.',
    });
    expect(await check('http://localhost:4300', 2)).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('set DESK_ORIGIN'),
    });
  });

  it('a desk to which no owner can sign in is a problem, and so is one that cannot be reached', async () => {
    expect(await check('http://localhost:4300', 0)).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('npm run operators -- invite'),
    });
    expect(await check('https://127.0.0.1:1', 2)).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

it('the doctor checks whether the number of processes suits the kind of database and the number of cores', () => {
  expect(checkWorkers({ workers: 2, isShared: false }, 4).state).toBe('problem');
  expect(checkWorkers({ workers: 5, isShared: true }, 4).state).toBe('warning');
  expect(checkWorkers({ workers: 4, isShared: true }, 4).state).toBe('ok');
});

it('the doctor checks the mapping file of the feed, and warns if importing the feed would block the embedded database', async () => {
  const dataDir = await temporary();
  const feed = { IMPORT_URL: 'https://shop.example/feed.yml' };
  expect(checkFeed(feed, { dataDir, isShared: true }).state).toBe('ok');
  expect(checkFeed(feed, { dataDir, isShared: false }).state).toBe('warning');
  await mkdir(join(dataDir, 'import'));
  await writeFile(join(dataDir, 'import/mapping.yaml'), 'sizes: {}');
  expect(checkFeed({ IMPORT_URL: undefined }, { dataDir, isShared: true })).toEqual({
    state: 'problem',
    says: expect.stringContaining('import/mapping.yaml:1; npm run catalog'),
  });
});

it('the doctor reports how the last transfer of goods from 1C ended', async () => {
  const dataDir = await temporary();
  const stateOf = async (IMPORT_1C: 'on' | 'off') => (await checkExchange({ IMPORT_1C }, dataDir)).state;
  expect([await stateOf('off'), await stateOf('on')]).toEqual(['ok', 'warning']);
  const reports = openExchangeReports(dataDir, () => new Date('2026-11-28T09:00:00Z'));
  await reports.add('offers.xml: прочитано (предложений 2).');
  expect(await stateOf('on')).toBe('ok');
  await reports.add('offers.xml: отказ.', '  Ни одно из предложений (2) нельзя продавать.');
  expect(await checkExchange({ IMPORT_1C: 'on' }, dataDir)).toEqual({
    state: 'warning',
    says: expect.stringContaining('Обмен товарами с 1С, 2026-11-28 12:00 (Москва)'),
  });
});

it('the doctor reports whether payment and delivery keys are complete, without using them', () => {
  const none = readServiceSettings({});
  const unread = { unread: 'not read' };
  expect([checkPayments(none).state, checkDelivery(none, unread).state]).toEqual(['ok', 'ok']);
  const half = readServiceSettings({ PAYMENTS: 'yookassa', YOOKASSA_SHOP_ID: '1', CDEK_CLIENT_ID: 'a' });
  expect([checkPayments(half).state, checkDelivery(half, unread).state]).toEqual(['problem', 'problem']);
  const whole = readServiceSettings({
    PAYMENTS: 'yookassa',
    YOOKASSA_SHOP_ID: '1',
    YOOKASSA_SECRET_KEY: 'hush',
  });
  const practice = readServiceSettings({ DEMO_BANK: 'on' });
  expect(checkPayments(practice)).toEqual({ state: 'warning', says: expect.stringContaining('no money') });
  expect(checkPayments(whole)).toEqual({ state: 'ok', says: 'yookassa: configured, not tried.' });
});

it('the doctor prints a line for each error of the brand kit, without the advice for .env', () => {
  const faults = ['brand/brand.yaml:8, seller.inn: must be a text in quotes: "7604123456"'];
  const lines = checkConfiguration(['PORT must be a whole number from 0 to 65535.'], faults);
  expect(reportOf(lines).split('\n')).toEqual([
    expect.stringMatching(/^ошибка .* PORT — это целое число от 0 до 65535\. Исправьте в \.env/),
    expect.stringMatching(/^ошибка .* brand\/brand\.yaml:8, seller\.inn: текст в кавычках: "7604123456"$/),
  ]);
});

it('the doctor returns a finding for each check, and prints the findings in the configured language', async () => {
  const found = await examine({
    dataDir: await temporary(),
    databaseUrl: undefined,
    apiBaseUrl: undefined,
    publicUrl: undefined,
    desk: undefined,
    deskOrigin: 'http://localhost:4300',
    workers: 1,
    services: readServiceSettings({}),
  });
  const inSection = (section: string) =>
    found.filter((one) => one.section === section).map(({ check }) => check);
  expect(inSection('checks')).toEqual([
    ...['folder', 'disk', 'database', 'connections', 'clock', 'mail', 'address'],
    'desk',
    ...['workers', 'payments', 'delivery', 'notices', 'feed', 'exchange'],
  ]);
  expect(inSection('opening')).toEqual(['seller', 'database', 'letters', 'backup']);
  expect(reportOf(found)).toMatch(/\n\nЧего не хватает для открытия:\nзамечание продавец /);
  // The report is in Russian: apart from the names of settings and commands, the report contains no English.
  expect(reportOf(found)).not.toMatch(/\b(the|is|are|not|set|shop)\b/);
  speak('en');
  expect(reportOf(found)).toMatch(/\n\nWhat opening lacks:\nwarning {3}seller /);
  speak('ru');
});

describe('a running shop', () => {
  it('a running shop examines itself by the checks of the command, except what only the command knows', async () => {
    const { db, close } = await freshDatabase();
    onTestFinished(close);
    const dataDir = await temporary();
    const shop = { dataDir, publicUrl: undefined, services: readServiceSettings({}) };
    const found = await examineRunning({ ...shop, db, databaseKind: 'pglite' }, new Date());
    const ofCommand = await examine({
      ...shop,
      databaseUrl: undefined,
      apiBaseUrl: undefined,
      desk: undefined,
      deskOrigin: '',
      workers: 1,
    });
    const names = (findings: typeof found) =>
      findings.filter(({ section }) => section === 'checks').map(({ check }) => check);
    expect(names(ofCommand).filter((name) => !names(found).includes(name))).toEqual([
      'connections',
      'desk',
      'workers',
    ]);
    expect(found).toContainEqual({
      section: 'checks',
      check: 'database',
      state: 'ok',
      says: 'The database responds and has all migrations.',
    });
    expect(found.some(({ section, check }) => section === 'opening' && check === 'goods')).toBe(true);
  });
});
