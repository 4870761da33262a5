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
import { operation } from '../platform/http/operation.ts';
import { answerCart, type CartAudience } from './marketing-offers.ts';
import { addPromoCode, removePromoCode } from './queries/promo-queries.ts';
import { applyCartActions } from './queries/queries.ts';
import { readCart } from './queries/read-cart.ts';

/** Who the cart is shown to, by what every call of it carries. */
const audienceOf = (call: {
  query: { extendByMindbox: boolean };
  header: { 'X-Mindbox-Device-UUID'?: string | undefined };
  requestId: string;
}): CartAudience => ({
  isExtended: call.query.extendByMindbox,
  deviceId: call.header['X-Mindbox-Device-UUID'],
  requestId: call.requestId,
});

export const cartOperations = [
  operation({
    method: 'get',
    path: '/api/cart-orchestration/v1/carts',
    schemas: { query: GetCartQueryParams, header: GetCartHeader, response: GetCartResponse },
    access: 'bearer',
    handler: async (call) => {
      const { principal, deps } = call;
      return answerCart(deps, await readCart(deps.db, principal.id, deps.clock()), audienceOf(call));
    },
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
    handler: async (call) => {
      const { principal, header, body, deps } = call;
      const changed = await applyCartActions(deps.db, {
        ownerId: principal.id,
        requestId: header['X-Request-Id'],
        actions: body.items,
        now: deps.clock(),
      });
      return answerCart(deps, changed, audienceOf(call));
    },
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
    handler: async (call) => {
      const { principal, body, clientIp, deps } = call;
      const attempt = await deps.limits.promoCode(clientIp, principal.id);
      const change = { ownerId: principal.id, code: body.code, now: deps.clock() };
      const changed = await addPromoCode(deps.db, change);
      await attempt.giveBack();
      return answerCart(deps, changed, audienceOf(call));
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
    handler: async (call) => {
      const { principal, params, deps } = call;
      const change = { ownerId: principal.id, code: params.code, now: deps.clock() };
      return answerCart(deps, await removePromoCode(deps.db, change), audienceOf(call));
    },
  }),
];
