import {
  GetMyAccountHeader,
  GetMyAccountQueryParams,
  GetMyAccountResponse,
} from '../../src/generated/zod/user.ts';
import { operation } from '../http/operation.ts';
import { getMyAccount } from './queries.ts';

export const userOperations = [
  operation({
    method: 'get',
    path: '/api/user-orchestration/v1/users/my-account',
    schemas: { query: GetMyAccountQueryParams, header: GetMyAccountHeader, response: GetMyAccountResponse },
    access: 'user',
    handler: ({ principal, deps }) => getMyAccount(deps.db, principal.id),
  }),
];
