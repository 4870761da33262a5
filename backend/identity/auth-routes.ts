import type { UserIdentity } from '#contract/zod/zod.schemas.ts';
import { REFRESH_COOKIE } from '#shared/web/identity-cookies.ts';
import { noSuchProvider } from '#shared/web/problem-titles.ts';
import { findPrincipal } from '../domain/principal.ts';
import type { Handlers } from '../platform/http/implement.ts';
import type { Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { countWrong } from '../platform/limits/limits.ts';
import { requestPasswordReset } from './auth/passwords/request-password-reset.ts';
import { setNewPassword } from './auth/passwords/set-new-password.ts';
import { confirmRegistration } from './auth/registration/confirm-registration.ts';
import { register } from './auth/registration/registration.ts';
import { requestConfirmation } from './auth/registration/request-confirmation.ts';
import { createGuest } from './auth/sign-in/guest.ts';
import { login } from './auth/sign-in/login.ts';
import { logout } from './auth/sign-in/logout.ts';
import {
  deviceCookie,
  deviceSecretOf,
  expiredCookies,
  expiredRegistrationCookie,
  identityCookies,
  registrationCookie,
  registrationSecretOf,
} from './auth/tokens/cookies.ts';
import { rotate } from './auth/tokens/tokens.ts';
import type { IdentityDeps } from './base/deps.ts';
import type { ExternalProvider } from './base/external-sign-in.ts';
import { browserSecretOf, externalCookie } from './external/browser-cookie.ts';
import { completeExternalSignIn } from './external/complete.ts';
import { startExternalSignIn } from './external/start.ts';

export const authHandlers: Handlers<'auth', IdentityDeps> = {
  login: async ({ body, cookies, deps, setCookie, ...caller }) => {
    const { clientIp, userAgent, bearer } = caller;
    const known = deviceSecretOf(cookies);
    const asked = { ...body, clientIp, userAgent, bearer, deviceSecret: known };
    const { tokens, deviceSecret } = await login(deps, asked);
    for (const line of [...identityCookies(tokens), deviceCookie(deviceSecret)]) setCookie(line);
  },
  register: async ({ body, clientIp, deps, setCookie }) => {
    const browserSecret = deps.secrets();
    await register(deps, { ...body, clientIp, browserSecret });
    setCookie(registrationCookie(browserSecret));
    return { status: 'PENDING_CONFIRMATION' as const };
  },
  getUserIdentity: ({ principal }) => toIdentity(principal),
  logout,
  refreshTokens: async ({ cookies, deps, setCookie }) => {
    const token = cookies[REFRESH_COOKIE];
    const tokens = token ? await rotate(deps.db, deps, token) : null;
    // If the token is refused, deletes the cookies. Otherwise the browser would send the invalid tokens until
    // the cookies expire.
    (tokens ? identityCookies(tokens) : expiredCookies()).forEach(setCookie);
    if (!tokens) throw new ProblemError(401, 'REFRESH_REJECTED');
  },
  createGuestIdentity: async ({ bearer, clientIp, userAgent, deps, setCookie }) => {
    const known = bearer === null ? null : await findPrincipal(deps.db, bearer, deps.clock());
    if (known) return toIdentity(known);
    await deps.limits.guest(clientIp);
    const { id, expiresAt, tokens } = await createGuest(deps, { userAgent });
    identityCookies(tokens).forEach(setCookie);
    return toIdentity({ id, kind: 'guest', expiresAt });
  },
  confirmRegistration: async ({ body, clientIp, userAgent, bearer, cookies, deps, setCookie }) => {
    const browserSecret = registrationSecretOf(cookies);
    const asked = { token: body.token, bearer, userAgent, browserSecret };
    const { status, tokens } = await countWrong(() => confirmRegistration(deps, asked), {
      count: () => deps.limits.confirm(clientIp),
      wrong: 'CONFIRMATION_REJECTED',
    });
    if (tokens) for (const line of [...identityCookies(tokens), expiredRegistrationCookie()]) setCookie(line);
    return { status };
  },
  requestConfirmation: async ({ body, clientIp, bearer, deps }) => {
    await requestConfirmation(deps, { login: body.login, clientIp, bearer });
  },
  requestPasswordReset: async ({ body, clientIp, deps }) => {
    await requestPasswordReset(deps, { login: body.login, clientIp });
  },
  setNewPassword: async ({ body, clientIp, userAgent, deps }) => {
    await countWrong(() => setNewPassword(deps, { ...body, userAgent }), {
      count: () => deps.limits.setNewPassword(clientIp),
      wrong: 'CONFIRMATION_REJECTED',
    });
  },
  getExternalProviders: ({ deps }) => ({
    providers: deps.externalProviders.map(({ id, name }) => ({ id, name })),
  }),
  startExternalSignIn: async ({ params, body, clientIp, requestId, cookies, deps, setCookie }) => {
    const provider = providerOf(deps, params.provider);
    await deps.limits.external(clientIp);
    const { url, browserSecret } = await startExternalSignIn(deps, provider, {
      ...body,
      browserSecret: browserSecretOf(cookies),
      requestId,
    });
    setCookie(externalCookie(browserSecret));
    return { url };
  },
  completeExternalSignIn: async ({ params, body, cookies, deps, setCookie, ...caller }) => {
    const provider = providerOf(deps, params.provider);
    await deps.limits.external(caller.clientIp);
    const { bearer, clientIp, userAgent, requestId } = caller;
    const { result, tokens } = await completeExternalSignIn(deps, provider, {
      ...body,
      bearer,
      clientIp,
      userAgent,
      requestId,
      browserSecret: browserSecretOf(cookies),
    });
    if (tokens) identityCookies(tokens).forEach(setCookie);
    return result;
  },
};

const toIdentity = ({ id, kind, expiresAt }: Omit<Principal, 'familyId'>): UserIdentity => ({
  id,
  kind,
  expiresAt: expiresAt.toISOString(),
});

function providerOf(deps: IdentityDeps, id: ExternalProvider['id']): ExternalProvider {
  const provider = deps.externalProviders.find((each) => each.id === id);
  if (!provider) throw new ProblemError(404, 'NOT_FOUND', noSuchProvider);
  return provider;
}
