import {
  ApplyCartActionsBody,
  ApplyCartActionsHeader,
  ApplyCartActionsQueryParams,
  ApplyCartActionsResponse,
  GetCartHeader,
  GetCartQueryParams,
  GetCartResponse,
} from '../../src/generated/zod/cart.ts';
import { operation } from '../http/operation.ts';
import { applyCartActions, getCart } from './queries.ts';

export const cartOperations = [
  operation({
    method: 'get',
    path: '/api/cart-orchestration/v1/carts',
    schemas: { query: GetCartQueryParams, header: GetCartHeader, response: GetCartResponse },
    access: 'bearer',
    handler: ({ principal, deps }) => getCart(deps.db, principal.id),
  }),
  operation({
    method: 'post',
    path: '/api/cart-orchestration/v1/carts/items/list',
    schemas: {
      query: ApplyCartActionsQueryParams,
      header: ApplyCartActionsHeader,
      body: ApplyCartActionsBody,
      response: ApplyCartActionsResponse,
    },
    access: 'bearer',
    handler: ({ principal, header, body, deps }) =>
      applyCartActions(deps.db, {
        ownerId: principal.id,
        requestId: header['X-Request-Id'],
        actions: body.items,
        now: deps.clock(),
      }),
  }),
];
