import {
  ConfirmRegistrationBody,
  ConfirmRegistrationHeader,
  ConfirmRegistrationQueryParams,
  ConfirmRegistrationResponse,
  RequestConfirmationBody,
  RequestConfirmationHeader,
  RequestConfirmationQueryParams,
  RequestPasswordResetBody,
  RequestPasswordResetHeader,
  RequestPasswordResetQueryParams,
  SetNewPasswordBody,
  SetNewPasswordHeader,
  SetNewPasswordQueryParams,
} from '../../../src/generated/zod/auth.ts';
import { empty, operation } from '../../platform/http/operation.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { setNewPassword } from './passwords/set-new-password.ts';
import { confirmRegistration } from './registration/confirm-registration.ts';
import { requestConfirmation } from './registration/request-confirmation.ts';
import { identityCookies } from './tokens/cookies.ts';

/** Operations around the secrets of messages. */
export const recoveryOperations = [
  operation({
    method: 'post',
    path: '/api/auth/register/confirmation',
    schemas: {
      query: ConfirmRegistrationQueryParams,
      header: ConfirmRegistrationHeader,
      body: ConfirmRegistrationBody,
      response: ConfirmRegistrationResponse,
    },
    access: 'open',
    handler: async ({ body, clientIp, userAgent, bearer, deps, setCookie }) => {
      await deps.limits.confirm(clientIp);
      const { status, tokens } = await confirmRegistration(deps, { token: body.token, bearer, userAgent });
      if (tokens) identityCookies(tokens).forEach(setCookie);
      return { status };
    },
  }),
  operation({
    method: 'post',
    path: '/api/auth/register/message',
    schemas: {
      query: RequestConfirmationQueryParams,
      header: RequestConfirmationHeader,
      body: RequestConfirmationBody,
    },
    access: 'open',
    handler: async ({ body, clientIp, bearer, requestId, deps }) => {
      await requestConfirmation(deps, { login: body.login, clientIp, bearer, requestId });
      return empty(204);
    },
  }),
  operation({
    method: 'post',
    path: '/api/auth/password/reset-request',
    schemas: {
      query: RequestPasswordResetQueryParams,
      header: RequestPasswordResetHeader,
      body: RequestPasswordResetBody,
    },
    access: 'open',
    handler: async ({ body, clientIp, requestId, deps }) => {
      await requestPasswordReset(deps, { login: body.login, clientIp, requestId });
      return empty(204);
    },
  }),
  operation({
    method: 'post',
    path: '/api/auth/password/reset',
    schemas: { query: SetNewPasswordQueryParams, header: SetNewPasswordHeader, body: SetNewPasswordBody },
    access: 'open',
    handler: async ({ body, clientIp, requestId, deps }) => {
      await setNewPassword(deps, { ...body, clientIp, requestId });
      return empty(204);
    },
  }),
];
