import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { deskOriginOf, isDeskOrigin } from '#shared/operators/desk-origin.ts';
import type { ThirdPartyConfig } from '#shared/third-parties/third-parties.ts';
import { StartupError } from '../backend/platform/startup-error.ts';
import { readServiceSettings, type ServiceSettings, serviceFaults } from '../backend/service-settings.ts';
import { thirdPartiesOf, thirdPartyVariables } from './third-party-settings.ts';
import { type TracingConfig, tracingOf, tracingVariables } from './tracing-settings.ts';

/** The project's root. Relative paths in settings are relative to it. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Settings that contain passwords. No error message ever shows their values. */
const SECRET = new Set([
  'DATABASE_URL',
  'API_BASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

const text = (expected: string, fits: (value: string) => boolean) => z.string().refine(fits, expected);

const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

const wholeNumber = (least: number, most: number) =>
  text(`a whole number from ${least} to ${most}`, (value) => {
    return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
  }).transform(Number);

function parsedUrl(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined;
}

const isOrigin = (value: string) => {
  const url = parsedUrl(value, ['http:', 'https:']);
  return url !== undefined && url.href === `${url.origin}/`;
};

const isApiAddress = (value: string) => {
  const url = parsedUrl(value, ['http:', 'https:']);
  return url !== undefined && url.search === '' && url.hash === '' && url.username === '';
};

const isDatabaseAddress = (value: string) => parsedUrl(value, ['postgres:', 'postgresql:']) !== undefined;

const isHost = (value: string) => /^[\w.:-]{1,255}$/.test(value);

/** Matches an origin for pictures that is also a valid source in a Content-Security-Policy. */
const IMAGE_HOST = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/;

const hostsIn = (value: string): string[] => value.split(/[\s,]+/).filter((host) => host !== '');

const isCount = (value: string) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 64;

/**
 * The roles of a process: everything (`all`), pages and the API for browsers (`web`), only the API (`api`),
 * or only the background jobs (`worker`).
 */
const ROLES = ['all', 'web', 'api', 'worker'] as const;

/** All environment variables except those of external services. `.env.example` explains each variable. */
export const environment = z.object({
  ROLE: oneOf(ROLES).default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text('a host name or an IP address', isHost).default('127.0.0.1'),
  PUBLIC_URL: text('an address such as https://shop.example, without a path', isOrigin)
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((value) => resolve(projectRoot, value)),
  DATABASE_URL: text(
    'an address such as postgres://user:password@host:5432/name',
    isDatabaseAddress,
  ).optional(),
  API_BASE_URL: text('an address such as http://127.0.0.1:4010, without query or password', isApiAddress)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  PUBLIC_API_PATH: text('a path such as /edge, without a slash at its end', (value) =>
    /^(\/[\w-]{1,40}){1,4}$/.test(value),
  ).optional(),
  SITE: oneOf(['ru']).default('ru'),
  SITE_ID: text('1 to 32 small letters, digits and hyphens', (value) =>
    /^[a-z0-9-]{1,32}$/.test(value),
  ).default('ru'),
  BRAND: text('a name of 1 to 40 characters', (value) => value.length <= 40).default('Витрина'),
  BRAND_DIR: z
    .string()
    .default('brand')
    .transform((value) => resolve(projectRoot, value)),
  DEMO_DATA: oneOf(['on', 'off', 'torture'])
    .transform((value) => (value === 'torture' ? value : value === 'on'))
    .default(true),
  WARM_PICTURES: oneOf(['on', 'off'])
    .transform((value) => value === 'on')
    .default(true),
  INDEXING: oneOf(['on', 'off'])
    .transform((value) => value === 'on')
    .default(true),
  AGENTS: oneOf(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  CONTRACT_PUBLIC: oneOf(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  IMAGE_HOSTS: text('origins such as https://img.shop.example, separated by spaces', (value) =>
    hostsIn(value).every((host) => IMAGE_HOST.test(host)),
  )
    .transform(hostsIn)
    .default([]),
  HSTS_SUBDOMAINS: oneOf(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  WORKERS: text('auto or a whole number from 1 to 64', (value) => value === 'auto' || isCount(value)).default(
    '1',
  ),
  PAGE_CACHE_MB: wholeNumber(0, 65_536).default(64),
  CDN_SECONDS: wholeNumber(1, 86_400).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: wholeNumber(0, 5).default(0),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: text('a host name or an IP address', isHost).default('127.0.0.1'),
  OPERATOR_PORT: wholeNumber(0, 65_535).optional(),
  OPERATOR_HOST: text('a host name or an IP address', isHost).default('127.0.0.1'),
  OPERATOR_API_URL: text('an address such as http://127.0.0.1:4020, without query or password', isApiAddress)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  DESK_PORT: wholeNumber(1, 65_535).optional(),
  DESK_HOST: text('a host name or an IP address', isHost).default('127.0.0.1'),
  DESK_ORIGIN: text('an address such as https://desk.shop.example, without a path', isDeskOrigin).optional(),
  ...tracingVariables,
  ...thirdPartyVariables,
});

export type Config = {
  /** Role of this process: `all` and `worker` run jobs, `all` and `web` serve pages. */
  role: (typeof ROLES)[number];
  /** Port to listen on. 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string | undefined;
  /** Absolute path of the data folder. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of an external API, without a trailing slash. If set, the shop opens no database. */
  apiBaseUrl: string | undefined;
  /**
   * Path prefix under which browsers call the API instead of /api. A proxy in front of the shop maps it back
   * to /api.
   */
  publicApiPath: string | undefined;
  site: 'ru';
  siteId: string;
  brand: string;
  /** Absolute path of the brand kit's folder. */
  brandDir: string;
  /**
   * Whether an empty database is filled with the demo catalog. `torture` also adds goods with extreme values,
   * for tests.
   */
  demo: boolean | 'torture';
  /** Whether the pictures of the home page are rendered in advance, in the background after the start. */
  warmPictures: boolean;
  /** Whether search engines may index the shop. */
  isIndexed: boolean;
  /** Whether AI agents may call the shop at /mcp. */
  agents: boolean;
  /** Whether /openapi.json serves the contract to everyone. */
  isContractPublic: boolean;
  /** Origins from which pages may show pictures, besides that of the shop. */
  imageHosts: string[];
  /** Whether HSTS makes browsers use HTTPS also for all subdomains of the shop's host. */
  hstsSubdomains: boolean;
  /** Number of processes that answer requests. */
  workers: number;
  /** Memory limit of the page cache in MB; 0 turns it off. */
  pageCacheMb: number;
  /** For how many seconds a CDN may serve a public page without revalidation. */
  cdnSeconds: number | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Number of trusted proxies in front of the shop. Each appends one entry to X-Forwarded-For. */
  trustedProxies: number;
  /** Where Prometheus reads the metrics. Undefined if metrics are off. */
  metrics: { port: number; host: string } | undefined;
  /** Settings of the trace collector. Undefined if tracing is off. */
  tracing: TracingConfig | undefined;
  /** Where the operator API listens. Undefined if it is off. */
  operators: { port: number; host: string } | undefined;
  /** Origin of another operator API that the desk calls; undefined for that of this shop. */
  operatorApiUrl: string | undefined;
  /** Port of the desk; undefined if it is off. */
  desk: { port: number; host: string } | undefined;
  /** Origin of the desk, without a trailing slash. Passkeys belong to its host. */
  deskOrigin: string;
  /** Third-party scripts in pages; undefined without any. */
  thirdParties: ThirdPartyConfig | undefined;
  /** Settings of the external services that the backend uses. */
  services: ServiceSettings;
};

/**
 * Reads the settings that `.env.example` lists from environment variables. An empty variable counts as
 * absent.
 * @throws StartupError that names the first invalid variable
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const result = environment.safeParse(Object.fromEntries(set));
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const given = SECRET.has(name) ? 'something else' : JSON.stringify(variables[name]);
    throw new StartupError(`${name} must be ${issue?.message}, but it is ${given}.`);
  }
  const value = result.data;
  refuseRole(value);
  const config: Config = {
    role: value.ROLE,
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    apiBaseUrl: value.API_BASE_URL,
    publicApiPath: value.PUBLIC_API_PATH,
    site: value.SITE,
    siteId: value.SITE_ID,
    brand: value.BRAND,
    brandDir: value.BRAND_DIR,
    demo: value.DEMO_DATA,
    warmPictures: value.WARM_PICTURES,
    isIndexed: value.INDEXING,
    agents: value.AGENTS,
    isContractPublic: value.CONTRACT_PUBLIC,
    imageHosts: value.IMAGE_HOSTS,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    workers: workersOf(value),
    pageCacheMb: value.PAGE_CACHE_MB,
    cdnSeconds: value.CDN_SECONDS,
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUST_PROXY,
    metrics:
      value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    tracing: tracingOf(value),
    operators:
      value.OPERATOR_PORT === undefined
        ? undefined
        : { port: value.OPERATOR_PORT, host: value.OPERATOR_HOST },
    operatorApiUrl: value.OPERATOR_API_URL,
    desk: value.DESK_PORT === undefined ? undefined : { port: value.DESK_PORT, host: value.DESK_HOST },
    deskOrigin: deskOriginOf(value.DESK_ORIGIN, value.DESK_PORT),
    thirdParties: thirdPartiesOf(value),
    services: readServiceSettings(variables),
  };
  refuseExchange(config);
  refuseDesk(config);
  return config;
}

/**
 * Returns a sentence for each invalid setting. The sentence never contains the value. Empty if `readConfig`
 * would accept the settings.
 */
export function configFaults(variables: Record<string, string | undefined>): string[] {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const { error } = environment.safeParse(Object.fromEntries(set));
  const own = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} must be ${message}.`);
  const faults = [...own, ...serviceFaults(variables)];
  if (faults.length > 0) return faults;
  try {
    readConfig(variables);
    return [];
  } catch (thrown) {
    if (thrown instanceof StartupError) return [thrown.message];
    throw thrown;
  }
}

/**
 * Checks the role.
 * @throws StartupError if the process cannot run in this role with the other settings
 */
function refuseRole({ ROLE, DATABASE_URL, API_BASE_URL }: z.infer<typeof environment>): void {
  const answersItself = ROLE === 'api' || ROLE === 'worker';
  if (answersItself && API_BASE_URL !== undefined)
    throw new StartupError(`ROLE is ${ROLE}, which works on the database itself: leave API_BASE_URL empty.`);
  if (ROLE === 'all' || DATABASE_URL !== undefined || API_BASE_URL !== undefined) return;
  throw new StartupError(
    `ROLE is ${ROLE}, but the embedded database belongs to one process: set DATABASE_URL.`,
  );
}

/**
 * Checks the exchange with 1C, which sends a file in several parts.
 * @throws StartupError if the parts could arrive at different processes
 */
function refuseExchange({ operators, workers, services }: Config): void {
  if (services.IMPORT_1C === 'on' && operators && workers > 1)
    throw new StartupError(
      'IMPORT_1C is on, but its files come in parts to one process: WORKERS=1 where OPERATOR_PORT is, such as with ROLE=worker.',
    );
}

/**
 * Checks the settings of the desk.
 * @throws StartupError if the desk could not be served, or would share its cookies with the shop
 */
function refuseDesk({ desk, deskOrigin, publicUrl, apiBaseUrl, operatorApiUrl }: Config): void {
  if (!desk) return;
  if (apiBaseUrl !== undefined && operatorApiUrl === undefined)
    throw new StartupError(
      'DESK_PORT is set, but this process has no operator API of its own: set OPERATOR_API_URL.',
    );
  const { hostname } = new URL(deskOrigin);
  if (publicUrl !== undefined && hostname !== 'localhost' && new URL(publicUrl).hostname === hostname)
    throw new StartupError(
      'DESK_ORIGIN has the host of PUBLIC_URL, but cookies are the same for all ports: give the desk a host of its own.',
    );
}

/** Reads the number of processes; `auto` means one process per core if they can share the database. */
function workersOf({ WORKERS, DATABASE_URL, API_BASE_URL }: z.infer<typeof environment>): number {
  const canShare = DATABASE_URL !== undefined || API_BASE_URL !== undefined;
  if (WORKERS === 'auto') return canShare ? availableParallelism() : 1;
  if (WORKERS !== '1' && !canShare)
    throw new StartupError(
      `WORKERS is ${WORKERS}, but the embedded database belongs to one process: set DATABASE_URL.`,
    );
  return Number(WORKERS);
}
