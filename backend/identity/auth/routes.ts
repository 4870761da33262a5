import {
  CreateGuestIdentityHeader,
  CreateGuestIdentityQueryParams,
  CreateGuestIdentityResponse,
  GetUserIdentityHeader,
  GetUserIdentityQueryParams,
  GetUserIdentityResponse,
  LoginBody,
  LoginHeader,
  LoginQueryParams,
  LogoutHeader,
  LogoutQueryParams,
  RefreshTokensHeader,
  RefreshTokensQueryParams,
  RegisterBody,
  RegisterHeader,
  RegisterQueryParams,
  RegisterResponse,
} from '../../../src/generated/zod/auth.ts';
import type { UserIdentity } from '../../../src/generated/zod/zod.schemas.ts';
import { findPrincipal } from '../../domain/principal.ts';
import { empty, operation } from '../../platform/http/operation.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { recoveryOperations } from './recovery-routes.ts';
import { register } from './registration/registration.ts';
import { createGuest } from './sign-in/guest.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { expiredCookies, identityCookies, REFRESH_COOKIE } from './tokens/cookies.ts';
import { rotate } from './tokens/tokens.ts';

export const authOperations = [
  operation({
    method: 'post',
    path: '/api/auth/login',
    schemas: { query: LoginQueryParams, header: LoginHeader, body: LoginBody },
    access: 'open',
    handler: async ({ body, clientIp, userAgent, bearer, deps, setCookie }) => {
      const tokens = await login(deps, { ...body, clientIp, userAgent, bearer });
      identityCookies(tokens).forEach(setCookie);
      return empty(204);
    },
  }),
  operation({
    method: 'post',
    path: '/api/auth/register',
    schemas: {
      query: RegisterQueryParams,
      header: RegisterHeader,
      body: RegisterBody,
      response: RegisterResponse,
    },
    access: 'open',
    handler: async ({ body, clientIp, requestId, deps }) => {
      await register(deps, { ...body, clientIp, requestId });
      return { status: 'PENDING_CONFIRMATION' as const };
    },
  }),
  operation({
    method: 'get',
    path: '/api/auth/user-identity',
    schemas: {
      query: GetUserIdentityQueryParams,
      header: GetUserIdentityHeader,
      response: GetUserIdentityResponse,
    },
    access: 'bearer',
    handler: ({ principal }) => toIdentity(principal),
  }),
  operation({
    method: 'post',
    path: '/api/auth/logout',
    schemas: { query: LogoutQueryParams, header: LogoutHeader },
    access: 'open',
    handler: logout,
  }),
  operation({
    method: 'post',
    path: '/api/auth/refresh',
    schemas: { query: RefreshTokensQueryParams, header: RefreshTokensHeader },
    access: 'open',
    handler: async ({ cookies, deps, setCookie }) => {
      const token = cookies[REFRESH_COOKIE];
      const tokens = token ? await rotate(deps.db, deps, token) : null;
      // Without forgetting them a browser would bring its dead tokens for the rest of the week.
      (tokens ? identityCookies(tokens) : expiredCookies()).forEach(setCookie);
      if (!tokens) throw new ProblemError(401, 'REFRESH_REJECTED');
      return empty(204);
    },
  }),
  operation({
    method: 'post',
    path: '/api/auth/guest',
    schemas: {
      query: CreateGuestIdentityQueryParams,
      header: CreateGuestIdentityHeader,
      response: CreateGuestIdentityResponse,
    },
    access: 'open',
    handler: async ({ bearer, clientIp, userAgent, deps, setCookie }) => {
      const known = bearer === null ? null : await findPrincipal(deps.db, bearer, deps.clock());
      if (known) return toIdentity(known);
      await deps.limits.guest(clientIp);
      const { id, expiresAt, tokens } = await createGuest(deps, { userAgent });
      identityCookies(tokens).forEach(setCookie);
      return toIdentity({ id, kind: 'guest', expiresAt });
    },
  }),
  ...recoveryOperations,
];

const toIdentity = ({ id, kind, expiresAt }: Omit<Principal, 'familyId'>): UserIdentity => ({
  id,
  kind,
  expiresAt: expiresAt.toISOString(),
});
