import {
  ChangePasswordBody,
  ChangePasswordHeader,
  ChangePasswordQueryParams,
  DeleteMyAccountBody,
  DeleteMyAccountHeader,
  DeleteMyAccountQueryParams,
  EndMySignInHeader,
  EndMySignInParams,
  EndMySignInQueryParams,
  EndMySignInsHeader,
  EndMySignInsQueryParams,
  GetMyAccountHeader,
  GetMyAccountQueryParams,
  GetMyAccountResponse,
  GetMyConsentsHeader,
  GetMyConsentsQueryParams,
  GetMyConsentsResponse,
  GetMyDataHeader,
  GetMyDataQueryParams,
  GetMyDataResponse,
  GetMySignInsHeader,
  GetMySignInsQueryParams,
  GetMySignInsResponse,
  UpdateMyAccountBody,
  UpdateMyAccountHeader,
  UpdateMyAccountQueryParams,
  UpdateMyAccountResponse,
  WithdrawConsentHeader,
  WithdrawConsentParams,
  WithdrawConsentQueryParams,
  WithdrawConsentResponse,
} from '../../../src/generated/zod/user.ts';
import type { Deps } from '../../deps.ts';
import { empty, operation } from '../../platform/http/operation.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { expiredCookies } from '../auth/tokens/cookies.ts';
import { endFamilies } from '../auth/tokens/families.ts';
import { changePassword } from './change-password.ts';
import { getMyConsents, withdrawConsent } from './consents.ts';
import { getMyData } from './data-export.ts';
import { deleteMyAccount } from './delete-account.ts';
import { getMyAccount } from './queries.ts';
import { endMySignIn, getMySignIns } from './sign-ins.ts';
import { updateMyAccount } from './update-account.ts';

export const userOperations = [
  operation({
    method: 'get',
    path: '/api/user-orchestration/v1/users/my-account',
    schemas: {
      query: GetMyAccountQueryParams,
      header: GetMyAccountHeader,
      response: GetMyAccountResponse,
    },
    access: 'user',
    handler: ({ principal, deps }) => getMyAccount(deps.db, principal.id),
  }),
  operation({
    method: 'put',
    path: '/api/user-orchestration/v1/users/my-account',
    schemas: {
      query: UpdateMyAccountQueryParams,
      header: UpdateMyAccountHeader,
      body: UpdateMyAccountBody,
      response: UpdateMyAccountResponse,
    },
    access: 'user',
    handler: ({ principal, body, clientIp, requestId, deps }) =>
      updateMyAccount(deps, { accountId: principal.id, profile: body, clientIp, requestId }),
  }),
  operation({
    method: 'post',
    path: '/api/user-orchestration/v1/users/my-account/deletion',
    schemas: {
      query: DeleteMyAccountQueryParams,
      header: DeleteMyAccountHeader,
      body: DeleteMyAccountBody,
    },
    access: 'user',
    handler: async ({ principal, body, deps, setCookie }) => {
      await deleteMyAccount(deps, { accountId: principal.id, password: body.password });
      expiredCookies().forEach(setCookie);
      return empty(204);
    },
  }),
  operation({
    method: 'put',
    path: '/api/user-orchestration/v1/users/my-account/password',
    schemas: {
      query: ChangePasswordQueryParams,
      header: ChangePasswordHeader,
      body: ChangePasswordBody,
    },
    access: 'user',
    handler: async ({ principal, body, requestId, deps }) => {
      const { id: accountId, familyId } = principal;
      await changePassword(deps, { ...body, accountId, familyId, requestId });
      return empty(204);
    },
  }),
  operation({
    method: 'get',
    path: '/api/user-orchestration/v1/users/my-account/sign-ins',
    schemas: {
      query: GetMySignInsQueryParams,
      header: GetMySignInsHeader,
      response: GetMySignInsResponse,
    },
    access: 'user',
    handler: ({ principal, deps }) => getMySignIns(deps.db, whoAsks(principal, deps)),
  }),
  operation({
    method: 'delete',
    path: '/api/user-orchestration/v1/users/my-account/sign-ins',
    schemas: {
      query: EndMySignInsQueryParams,
      header: EndMySignInsHeader,
    },
    access: 'user',
    handler: async ({ principal, deps, setCookie }) => {
      await endFamilies(deps.db, { principalId: principal.id, now: deps.clock() });
      expiredCookies().forEach(setCookie);
      return empty(204);
    },
  }),
  operation({
    method: 'delete',
    path: '/api/user-orchestration/v1/users/my-account/sign-ins/{signInId}',
    schemas: {
      params: EndMySignInParams,
      query: EndMySignInQueryParams,
      header: EndMySignInHeader,
    },
    access: 'user',
    handler: async ({ principal, params, deps }) => {
      const { signInId } = params;
      await endMySignIn(deps.db, { accountId: principal.id, signInId, now: deps.clock() });
      return empty(204);
    },
  }),
  operation({
    method: 'get',
    path: '/api/user-orchestration/v1/users/my-account/consents',
    schemas: {
      query: GetMyConsentsQueryParams,
      header: GetMyConsentsHeader,
      response: GetMyConsentsResponse,
    },
    access: 'user',
    handler: ({ principal, deps }) => getMyConsents(deps.db, principal.id),
  }),
  operation({
    method: 'delete',
    path: '/api/user-orchestration/v1/users/my-account/consents/{consentId}',
    schemas: {
      params: WithdrawConsentParams,
      query: WithdrawConsentQueryParams,
      header: WithdrawConsentHeader,
      response: WithdrawConsentResponse,
    },
    access: 'user',
    handler: ({ principal, params, deps }) => {
      const { consentId } = params;
      return withdrawConsent(deps.db, { accountId: principal.id, consentId, now: deps.clock() });
    },
  }),
  operation({
    method: 'get',
    path: '/api/user-orchestration/v1/users/my-account/data',
    schemas: {
      query: GetMyDataQueryParams,
      header: GetMyDataHeader,
      response: GetMyDataResponse,
    },
    access: 'user',
    handler: async ({ principal, deps }) => {
      await deps.limits.accountExport(principal.id);
      return getMyData(deps.db, whoAsks(principal, deps));
    },
  }),
];

const whoAsks = ({ id, familyId }: Principal, { clock }: Deps) => ({ accountId: id, familyId, now: clock() });
