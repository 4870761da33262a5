import {
  CompleteExternalSignInBody,
  CompleteExternalSignInHeader,
  CompleteExternalSignInParams,
  CompleteExternalSignInQueryParams,
  CompleteExternalSignInResponse,
  GetExternalProvidersHeader,
  GetExternalProvidersQueryParams,
  GetExternalProvidersResponse,
  StartExternalSignInBody,
  StartExternalSignInHeader,
  StartExternalSignInParams,
  StartExternalSignInQueryParams,
  StartExternalSignInResponse,
} from '../../../src/generated/zod/auth.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { ExternalProvider } from '../../platform/ports/external-sign-in.ts';
import { identityCookies } from '../auth/tokens/cookies.ts';
import { browserSecretOf, externalCookie } from './browser-cookie.ts';
import { completeExternalSignIn } from './complete.ts';
import { startExternalSignIn } from './start.ts';

export const externalOperations = [
  operation({
    method: 'get',
    path: '/api/auth/external',
    schemas: {
      query: GetExternalProvidersQueryParams,
      header: GetExternalProvidersHeader,
      response: GetExternalProvidersResponse,
    },
    access: 'open',
    handler: ({ deps }) => ({ providers: deps.externalProviders.map(({ id, name }) => ({ id, name })) }),
  }),
  operation({
    method: 'post',
    path: '/api/auth/external/{provider}/start',
    schemas: {
      params: StartExternalSignInParams,
      query: StartExternalSignInQueryParams,
      header: StartExternalSignInHeader,
      body: StartExternalSignInBody,
      response: StartExternalSignInResponse,
    },
    access: 'open',
    handler: async ({ params, body, clientIp, requestId, cookies, deps, setCookie }) => {
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
  }),
  operation({
    method: 'post',
    path: '/api/auth/external/{provider}/completion',
    schemas: {
      params: CompleteExternalSignInParams,
      query: CompleteExternalSignInQueryParams,
      header: CompleteExternalSignInHeader,
      body: CompleteExternalSignInBody,
      response: CompleteExternalSignInResponse,
    },
    access: 'open',
    handler: async ({ params, body, cookies, deps, setCookie, ...caller }) => {
      const provider = providerOf(deps, params.provider);
      await deps.limits.external(caller.clientIp);
      const { bearer, clientIp, userAgent, requestId } = caller;
      const { result, tokens } = await completeExternalSignIn(deps, provider, {
        ...body,
        ...{ bearer, clientIp, userAgent, requestId },
        browserSecret: browserSecretOf(cookies),
      });
      if (tokens) identityCookies(tokens).forEach(setCookie);
      return result;
    },
  }),
];

function providerOf(deps: Deps, id: ExternalProvider['id']): ExternalProvider {
  const provider = deps.externalProviders.find((each) => each.id === id);
  if (!provider) throw new ProblemError(404, 'NOT_FOUND', 'Такого способа входа нет');
  return provider;
}
