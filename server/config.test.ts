import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../backend/platform/startup-error.ts';
import { readServiceSettings, SERVICE_VARIABLES } from '../backend/service-settings.ts';
import { SETTING_NAMES } from '../backend/setting-names.ts';
import { configFaults, environment, projectRoot, readConfig } from './config.ts';

function refusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

describe('the configuration', () => {
  it('the configuration is complete even if no variable is set', () => {
    expect(readConfig({})).toEqual({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: join(projectRoot, '.data'),
      databaseUrl: undefined,
      apiBaseUrl: undefined,
      publicApiPath: undefined,
      site: 'ru',
      siteId: 'ru',
      brand: 'Витрина',
      brandDir: resolve(projectRoot, 'brand'),
      demo: true,
      warmPictures: true,
      isIndexed: true,
      agents: false,
      isContractPublic: false,
      imageHosts: [],
      hstsSubdomains: false,
      workers: 1,
      pageCacheMb: 64,
      cdnSeconds: undefined,
      logLevel: 'info',
      trustedProxies: 0,
      desk: undefined,
      deskOrigin: 'http://localhost:4300',
      operatorApiUrl: undefined,
      metrics: undefined,
      tracing: undefined,
      operators: undefined,
      thirdParties: undefined,
      services: readServiceSettings({}),
    });
  });

  it('.env.example lists every setting of the configuration with its default', () => {
    const example = parseEnv(readFileSync(join(projectRoot, '.env.example'), 'utf8'));
    const read = [...Object.keys(environment.shape), ...SERVICE_VARIABLES].sort();
    expect(Object.keys(example).sort()).toEqual(read);
    expect([...SETTING_NAMES].sort()).toEqual(read);
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('the configuration treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('the configuration reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Shop.example/',
      DATA_DIR: '../somewhere',
      DATABASE_URL: 'postgres://user:secret@db:5432/shop',
      API_BASE_URL: 'http://127.0.0.1:4010/base/',
      SITE_ID: 'shop-1',
      BRAND: 'Лавка',
      DEMO_DATA: 'off',
      WARM_PICTURES: 'off',
      CONTRACT_PUBLIC: 'on',
      IMAGE_HOSTS: 'https://img.shop.example, https://*.cdn.example',
      HSTS_SUBDOMAINS: 'on',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '2',
      WORKERS: '2',
      PAGE_CACHE_MB: '0',
      CDN_SECONDS: '60',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
      databaseUrl: 'postgres://user:secret@db:5432/shop',
      apiBaseUrl: 'http://127.0.0.1:4010/base',
      siteId: 'shop-1',
      brand: 'Лавка',
      demo: false,
      warmPictures: false,
      isContractPublic: true,
      imageHosts: ['https://img.shop.example', 'https://*.cdn.example'],
      hstsSubdomains: true,
      logLevel: 'debug',
      trustedProxies: 2,
      workers: 2,
      pageCacheMb: 0,
      cdnSeconds: 60,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it.each([
    ['ROLE', 'backend'],
    ['IMAGE_HOSTS', "https://img.shop.example 'unsafe-inline'"],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/path'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['SITE', 'kz'],
    ['SITE_ID', 'Москва'],
    ['DEMO_DATA', 'maybe'],
    ['WARM_PICTURES', 'yes'],
    ['CONTRACT_PUBLIC', 'yes'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['PAGE_CACHE_MB', 'lots'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
    ['CDN_SECONDS', '0'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_SERVICE_NAME', 'two words'],
  ])('the configuration refuses %s=%s in one sentence', (name, value) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+, but it is ${JSON.stringify(value)}\\.$`));
    expect(sentence).not.toContain('\n');
  });

  it('the configuration allows several processes only if they can share the database', () => {
    const shared = { DATABASE_URL: 'postgres://db/shop' };
    expect(readConfig({ ...shared, WORKERS: 'auto' }).workers).toBe(availableParallelism());
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(1);
    expect(refusal({ WORKERS: '2' })).toBe(
      'WORKERS is 2, but the embedded database belongs to one process: set DATABASE_URL.',
    );
  });

  it('the configuration refuses a desk on the host of the shop, whose cookies it would share', () => {
    const at = (DESK_ORIGIN: string, PUBLIC_URL = 'https://shop.example') => ({
      DESK_PORT: '4300',
      DESK_ORIGIN,
      PUBLIC_URL,
    });
    expect(readConfig(at('https://desk.shop.example')).deskOrigin).toBe('https://desk.shop.example');
    for (const origin of ['https://shop.example', 'https://shop.example:8443', 'https://SHOP.example'])
      expect(refusal(at(origin))).toMatch(/^DESK_ORIGIN has the host of PUBLIC_URL/);
    expect(readConfig({ ...at('https://shop.example'), DESK_PORT: '' }).desk).toBeUndefined();
  });

  it('the configuration refuses a desk without an operator API', () => {
    const remote = { API_BASE_URL: 'http://api', DESK_PORT: '4300' };
    expect(refusal(remote)).toMatch(/^DESK_PORT is set, but .+ set OPERATOR_API_URL\.$/);
    expect(readConfig({ ...remote, OPERATOR_API_URL: 'http://operators' }).operatorApiUrl).toBe(
      'http://operators',
    );
  });

  it.each([
    'http://desk.shop.example',
    'https://desk.shop.example/people',
    'https://203.0.113.7',
    'https://[2001:db8::1]',
    'desk.shop.example',
    'https://user@desk.shop.example',
    'javascript:alert(1)',
  ])(
    'the configuration refuses an origin of the desk to which browsers offer no passkeys: %s',
    (DESK_ORIGIN) => {
      expect(refusal({ DESK_PORT: '4300', DESK_ORIGIN })).toMatch(/^DESK_ORIGIN must be an address such as/);
    },
  );

  it('the configuration accepts the 1C exchange only if there is a single process', () => {
    const shared = { DATABASE_URL: 'postgres://db/shop', IMPORT_1C: 'on', OPERATOR_PORT: '3010' };
    expect(readConfig(shared).workers).toBe(1);
    expect(readConfig({ ...shared, OPERATOR_PORT: '', WORKERS: '2' }).workers).toBe(2);
    expect(refusal({ ...shared, WORKERS: '2' })).toMatch(/^IMPORT_1C is on, but .+ WORKERS=1/);
  });

  it('the configuration allows the roles web, api and worker only if processes can share the database', () => {
    const shared = { DATABASE_URL: 'postgres://db/shop' };
    for (const ROLE of ['web', 'api', 'worker'] as const) {
      expect(readConfig({ ...shared, ROLE }).role).toBe(ROLE);
      expect(refusal({ ROLE })).toBe(
        `ROLE is ${ROLE}, but the embedded database belongs to one process: set DATABASE_URL.`,
      );
    }
    expect(readConfig({ API_BASE_URL: 'http://api', ROLE: 'web' }).role).toBe('web');
    expect(refusal({ ...shared, API_BASE_URL: 'http://api', ROLE: 'worker' })).toBe(
      'ROLE is worker, which works on the database itself: leave API_BASE_URL empty.',
    );
  });

  it('the configuration reads the trace collector’s address and headers', () => {
    const { tracing } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20k1, x-tenant=shop',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer k1', 'x-tenant': 'shop' },
      ratio: 0.25,
      service: 'vitrina',
    });
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/shop'],
    ['API_BASE_URL', 'http://root:hunter2@api'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://root:hunter2@collector'],
  ])('the error about %s does not contain the password', (name, value) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be an address such as .+\\.$`));
    expect(sentence).not.toContain('hunter2');
  });
});

it('the list of faults names every invalid setting of the server and of services, without its value', () => {
  const faults = configFaults({ PORT: 'secret', DATABASE_URL: 'secret', SMTP_URL: 'secret' });
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual(['PORT', 'DATABASE_URL', 'SMTP_URL']);
  expect(faults.join()).not.toContain('secret');
  expect(configFaults({ WORKERS: '2' })).toEqual([expect.stringContaining('set DATABASE_URL')]);
  expect(configFaults({})).toEqual([]);
});
