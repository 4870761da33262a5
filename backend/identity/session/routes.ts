import {
  DeleteSessionHeader,
  DeleteSessionQueryParams,
  GetSessionHeader,
  GetSessionQueryParams,
  GetSessionResponse,
} from '../../../src/generated/zod/session.ts';
import { operation } from '../../platform/http/operation.ts';
import { logout } from '../auth/sign-in/logout.ts';
import { getSession } from './queries.ts';

export const sessionOperations = [
  operation({
    method: 'get',
    path: '/api/_auth/session',
    schemas: { query: GetSessionQueryParams, header: GetSessionHeader, response: GetSessionResponse },
    access: 'optional',
    handler: ({ principal, deps }) => getSession(deps.db, principal),
  }),
  operation({
    method: 'delete',
    path: '/api/_auth/session',
    schemas: { query: DeleteSessionQueryParams, header: DeleteSessionHeader },
    access: 'open',
    handler: logout,
  }),
];
