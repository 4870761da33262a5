import { readArea } from '#shared/delivery/area.ts';
import { REQUIRED } from '#shared/forms/required.ts';
import { implement } from '../platform/http/implement.ts';
import { invalidRequest } from '../platform/http/problem.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import { getArticleDelivery } from './article-delivery.ts';
import { getDeliveryOptions } from './options.ts';
import { getDeliveryPoints } from './points.ts';
import type { Shopper } from './queries/goods-of-cart.ts';

const shopperOf = (call: {
  principal: { id: string };
  header: { 'X-Mindbox-Device-UUID'?: string | undefined };
  requestId: string;
}): Shopper => ({
  ownerId: call.principal.id,
  deviceId: call.header['X-Mindbox-Device-UUID'],
  requestId: call.requestId,
});

export const deliveryHandlers = implement('delivery', {
  getDeliveryOptions: (call) => {
    const { city, postalCode } = call.query;
    return getDeliveryOptions(call.deps, { cityCode: city, postalCode, shopper: shopperOf(call) });
  },
  getArticleDelivery: ({ deps, params, query, requestId }) =>
    getArticleDelivery(deps, { articleId: params.articleId, cityCode: query.city, requestId }),
  getDeliveryPoints: (call) => {
    const { kind, page, size } = call.query;
    const read = readArea(call.query);
    if ('missing' in read)
      throw invalidRequest([
        { in: 'query', pointer: `/${read.missing}`, code: 'required', message: REQUIRED },
      ]);
    return getDeliveryPoints(call.deps, {
      area: read.area,
      kinds: kind,
      page,
      size,
      shopper: shopperOf(call),
    });
  },
  suggestAddresses: async ({ deps, query, requestId, principal, clientIp }) => {
    await deps.limits.addresses(clientIp, principal.id);
    return { items: await suggestAddresses(deps, { cityCode: query.city, typed: query.q, requestId }) };
  },
});
