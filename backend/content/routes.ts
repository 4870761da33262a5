import { GetHomeHeader, GetHomeQueryParams, GetHomeResponse } from '../../src/generated/zod/content.ts';
import { operation } from '../http/operation.ts';
import { getHome } from './home.ts';

export const contentOperations = [
  operation({
    method: 'get',
    path: '/api/content-orchestration/v1/home',
    schemas: { query: GetHomeQueryParams, header: GetHomeHeader, response: GetHomeResponse },
    access: 'open',
    handler: ({ deps }) => getHome(deps.db, deps.clock()),
  }),
];
