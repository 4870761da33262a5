import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readServiceSettings } from '../../backend/service-settings.ts';
import { signInAtProvider } from '../../mocks/oidc/sign-in-at-provider.ts';
import { type RunningProvider, startProvider } from '../../mocks/oidc/start-provider.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const CONSENT = { personalDataConsent: true, marketingConsent: false };

type Attempt = { state: string; code: string; cookie: string };

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
describe('external sign-in from several tabs at once', () => {
  let provider: RunningProvider;
  let shop: IntegrationShop;

  beforeAll(async () => {
    provider = await startProvider({ port: 0 });
    const services = readServiceSettings({ DEMO_SIGN_IN_ISSUER: provider.issuer });
    shop = await openShop(inject('postgresUrl'), { services });
  });
  afterAll(async () => {
    await shop?.close();
    await provider?.stop();
  });
  beforeEach(() =>
    shop.sql.query("delete from principal where id in (select id from account where email like 'vera@%')"),
  );

  async function post(step: 'start' | 'completion', body: object, cookie = ''): Promise<Response> {
    return shop.backend.fetch(
      new Request(`http://shop.test/api/auth/external/demo/${step}?site=ru`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': randomUUID(),
          'x-requested-from': 'browser',
          'x-site-id': 'ru',
          ...(cookie && { cookie }),
        },
        body: JSON.stringify(body),
      }),
      // A random IP address for each call, so that no rate limit applies.
      { clientIp: `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
    );
  }

  /** Imitates a browser tab to which the provider has redirected the shopper after the sign-in. */
  async function comeBack(who: string): Promise<Attempt> {
    const started = await post('start', { mode: 'popup', redirect: '/' });
    const { url } = (await started.json()) as { url: string };
    const back = await signInAtProvider(url, who);
    return {
      state: back.searchParams.get('state') ?? '',
      code: back.searchParams.get('code') ?? '',
      cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    };
  }

  const complete = ({ state, code, cookie }: Attempt) =>
    post('completion', { state, code, ...CONSENT }, cookie);

  const count = async (sql: string) => Number((await shop.sql.query<{ count: string }>(sql)).rows[0]?.count);

  it('external sign-in of a new shopper in ten tabs creates one account, and signs in all tabs', async () => {
    for (let round = 0; round < 5; round++) {
      await shop.sql.query(
        "delete from principal where id in (select id from account where email like 'vera@%')",
      );
      const attempts = await Promise.all(Array.from({ length: 10 }, () => comeBack('vera')));
      const answers = await Promise.all(attempts.map(complete));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await count("select count(*) from account where email = 'vera@vitrina.example'")).toBe(1);
      expect(await count("select count(*) from external_identity where subject = 'vera'")).toBe(1);
      expect(
        await count(
          "select count(*) from token_family join account on account.id = principal_id where email = 'vera@vitrina.example'",
        ),
      ).toBe(10);
    }
  });

  it('external sign-ins in several tabs leave no consent and no principal of an account that was not created', async () => {
    const before = await count("select count(*) from principal where kind = 'user'");
    const attempts = await Promise.all(Array.from({ length: 10 }, () => comeBack('vera')));
    await Promise.all(attempts.map(complete));
    expect(await count("select count(*) from principal where kind = 'user'")).toBe(before + 1);
    expect(
      await count(
        "select count(*) from consent join account on account.id = account_id where email like 'vera@%'",
      ),
    ).toBe(1);
  });

  it('external sign-ins of the demo shopper in several tabs are linked to the account once', async () => {
    const attempts = await Promise.all(Array.from({ length: 10 }, () => comeBack('anna')));
    const answers = await Promise.all(attempts.map(complete));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await count("select count(*) from external_identity where subject = 'anna'")).toBe(1);
  });

  it('an external sign-in attempt is accepted once, even if many tabs send it', async () => {
    const attempt = await comeBack('vera');
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(attempt)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  it('an external sign-in creates one account, even if the consent is sent ten times', async () => {
    const { state, code, cookie } = await comeBack('vera');
    expect((await post('completion', { state, code }, cookie)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('completion', { state, ...CONSENT }, cookie)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await count("select count(*) from account where email = 'vera@vitrina.example'")).toBe(1);
  });
});
