import {
  AddPromoCodeBody,
  AddPromoCodeHeader,
  AddPromoCodeQueryParams,
  AddPromoCodeResponse,
  ApplyCartActionsBody,
  ApplyCartActionsHeader,
  ApplyCartActionsQueryParams,
  ApplyCartActionsResponse,
  GetCartHeader,
  GetCartQueryParams,
  GetCartResponse,
  RemovePromoCodeHeader,
  RemovePromoCodeParams,
  RemovePromoCodeQueryParams,
  RemovePromoCodeResponse,
} from '../../src/generated/zod/cart.ts';
import { operation } from '../http/operation.ts';
import { addPromoCode, removePromoCode } from './promo-queries.ts';
import { applyCartActions } from './queries.ts';
import { getCart } from './read-cart.ts';

export const cartOperations = [
  operation({
    method: 'get',
    path: '/api/cart-orchestration/v1/carts',
    schemas: { query: GetCartQueryParams, header: GetCartHeader, response: GetCartResponse },
    access: 'bearer',
    handler: ({ principal, deps }) => getCart(deps.db, principal.id, deps.clock()),
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
  operation({
    method: 'post',
    path: '/api/cart-orchestration/v1/carts/promo-codes',
    schemas: {
      query: AddPromoCodeQueryParams,
      header: AddPromoCodeHeader,
      body: AddPromoCodeBody,
      response: AddPromoCodeResponse,
    },
    access: 'bearer',
    handler: async ({ principal, body, clientIp, deps }) => {
      const attempt = await deps.limits.promoCode(clientIp, principal.id);
      const cart = await addPromoCode(deps.db, { ownerId: principal.id, code: body.code, now: deps.clock() });
      await attempt.giveBack();
      return cart;
    },
  }),
  operation({
    method: 'delete',
    path: '/api/cart-orchestration/v1/carts/promo-codes/{code}',
    schemas: {
      params: RemovePromoCodeParams,
      query: RemovePromoCodeQueryParams,
      header: RemovePromoCodeHeader,
      response: RemovePromoCodeResponse,
    },
    access: 'bearer',
    handler: ({ principal, params, deps }) =>
      removePromoCode(deps.db, { ownerId: principal.id, code: params.code, now: deps.clock() }),
  }),
];
