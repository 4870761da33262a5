import {
  GetContentPageHeader,
  GetContentPageParams,
  GetContentPageQueryParams,
  GetContentPageResponse,
  GetHomeHeader,
  GetHomeQueryParams,
  GetHomeResponse,
} from '../../src/generated/zod/content.ts';
import { operation } from '../platform/http/operation.ts';
import { getHome } from './home.ts';
import { getContentPage } from './page.ts';

export const contentOperations = [
  operation({
    method: 'get',
    path: '/api/content-orchestration/v1/home',
    schemas: { query: GetHomeQueryParams, header: GetHomeHeader, response: GetHomeResponse },
    access: 'open',
    handler: ({ deps }) => getHome(deps, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/content-orchestration/v1/pages/{kind}/{slug}',
    schemas: {
      params: GetContentPageParams,
      query: GetContentPageQueryParams,
      header: GetContentPageHeader,
      response: GetContentPageResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getContentPage(deps.db, params),
  }),
];
