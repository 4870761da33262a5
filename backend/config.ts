import { resolve } from 'node:path';
import { z } from 'zod';
import { deskOriginOf, isDeskOrigin } from '#shared/operators/desk-origin.ts';
import { StartupError } from './platform/startup-error.ts';

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '');

/** Schema of the environment variables that the backend's commands read; see .env.example. */
const environment = z.object({
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
  DESK_ORIGIN: z
    .string()
    .refine(isDeskOrigin, 'an address such as https://desk.shop.example, without a path')
    .optional(),
  DESK_PORT: z.string().optional(),
  DEMO_DATA: z.enum(['on', 'off', 'torture'], 'on, off or torture').default('on'),
});

export type BackendConfig = {
  publicUrl: string;
  /** Name of the shop. */
  shopName: string;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Origin of the desk, without a trailing slash. */
  deskOrigin: string;
  /** Whether an empty database gets the demo catalog; `torture` adds goods that only tests use. */
  demo: boolean | 'torture';
};

/**
 * Reads the settings of the backend's commands. Empty variables count as absent.
 * @throws StartupError with the name of the first invalid variable, without its value
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
    publicUrl: new URL(value.PUBLIC_URL).origin,
    shopName: value.BRAND,
    dataDir: resolve(folder, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    deskOrigin: deskOriginOf(value.DESK_ORIGIN, value.DESK_PORT),
    demo: value.DEMO_DATA === 'torture' ? 'torture' : value.DEMO_DATA === 'on',
  };
}
