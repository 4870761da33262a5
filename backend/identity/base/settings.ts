import { z } from 'zod';
import { address, identifier } from '../../platform/settings/fields.ts';

/** Settings of external sign-in. By default, no provider is configured; see .env.example. */
export const identitySettings = z.object({
  VK_CLIENT_ID: identifier.optional(),
  YANDEX_CLIENT_ID: identifier.optional(),
  YANDEX_CLIENT_SECRET: identifier.optional(),
  TID_CLIENT_ID: identifier.optional(),
  TID_CLIENT_SECRET: identifier.optional(),
  /** Issuer URL of the demo provider, for development and tests. */
  DEMO_SIGN_IN_ISSUER: address(['http:', 'https:'], 'http://localhost:3300').optional(),
});

export type IdentitySettings = z.infer<typeof identitySettings>;
