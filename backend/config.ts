import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './platform/startup-error.ts';

const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `a whole number from ${least} to ${most}`,
    )
    .transform(Number);

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '');

/** The variables mean the same as those of the shop; see .env.example. */
const environment = z.object({
  PORT: whole(0, 65_535).default(3100),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'an address such as https://shop.example, without a path')
    .default('http://localhost:3000'),
  DATA_DIR: z.string().default('.data'),
  BRAND: z
    .string()
    .refine((value) => value.length <= 40, 'a name of 1 to 40 characters')
    .default('Витрина'),
  DATABASE_URL: z.string().optional(),
  DEMO_DATA: z.enum(['on', 'off', 'torture'], 'on, off or torture').default('on'),
  SITE: z.enum(['ru'], 'ru').default('ru'),
  BUILD: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'a name of 1 to 64 letters, digits, dots and hyphens')
    .default('backend'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a level of pino, such as info')
    .default('info'),
  TRUST_PROXY: whole(0, 5).default(1),
  OPERATOR_PORT: whole(0, 65_535).optional(),
  OPERATOR_HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'a host name or an IP address')
    .default('127.0.0.1'),
});

export type BackendConfig = {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  publicUrl: string;
  /** Name of the shop. */
  shopName: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether an empty database gets the demo catalog; `torture` adds goods that only tests want. */
  demo: boolean | 'torture';
  site: string;
  build: string;
  logLevel: string;
  /** How many tiers of ours stand in front; each appends one entry to X-Forwarded-For. */
  trustedProxies: number;
  /** Where operators are answered; undefined when they are not. */
  operators: { port: number; host: string } | undefined;
};

/**
 * Reads the settings of a backend tier. An empty variable counts as absent. Throws StartupError naming the first
 * variable that does not fit, without its value.
 */
export function readBackendConfig(
  variables: Record<string, string | undefined>,
  folder = resolve(import.meta.dirname, '..'),
): BackendConfig {
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = environment.safeParse(Object.fromEntries(set));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartupError(`${String(issue?.path[0])} must be ${issue?.message}.`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: new URL(value.PUBLIC_URL).origin,
    shopName: value.BRAND,
    dataDir: resolve(folder, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    demo: value.DEMO_DATA === 'torture' ? 'torture' : value.DEMO_DATA === 'on',
    site: value.SITE,
    build: value.BUILD,
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUST_PROXY,
    operators:
      value.OPERATOR_PORT === undefined
        ? undefined
        : { port: value.OPERATOR_PORT, host: value.OPERATOR_HOST },
  };
}
