import { readArea } from '#shared/delivery/area.ts';
import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import { shownCart } from '../cart/shown-cart.ts';
import type { Call, Handlers } from '../platform/http/implement.ts';
import { invalidRequest } from '../platform/http/problem.ts';
import { suggestAddresses } from './addresses/suggest-addresses.ts';
import { getArticleDelivery } from './article-delivery.ts';
import type { DeliveryDeps } from './base/deps.ts';
import { getDeliveryOptions } from './options.ts';
import { getDeliveryPoints } from './points.ts';

/** The lines of the caller's cart that are in stock, and their sum as the cart shows it. */
async function goodsOf(
  call: Call<'getDeliveryOptions', DeliveryDeps> | Call<'getDeliveryPoints', DeliveryDeps>,
) {
  const deviceId = call.header['X-Mindbox-Device-UUID'];
  return goodsOfCart(await shownCart(call, { isExtended: true, deviceId, requestId: call.requestId }));
}

export const deliveryHandlers: Handlers<'delivery', DeliveryDeps> = {
  getDeliveryOptions: async (call) => {
    const { query, deps, requestId } = call;
    const { city: cityCode, postalCode = null } = query;
    return getDeliveryOptions(deps, { cityCode, postalCode, goods: await goodsOf(call), requestId });
  },
  getArticleDelivery: ({ deps, params, query, requestId }) =>
    getArticleDelivery(deps, { articleId: params.articleId, cityCode: query.city, requestId }),
  getDeliveryPoints: async (call) => {
    const { kind, page, size } = call.query;
    const read = readArea(call.query);
    if ('missing' in read)
      throw invalidRequest([
        {
          in: 'query',
          pointer: `/${read.missing}`,
          code: 'required',
          message: requiredMessage(`/${read.missing}`),
        },
      ]);
    return getDeliveryPoints(call.deps, {
      area: read.area,
      kinds: kind,
      page,
      size,
      goods: await goodsOf(call),
      requestId: call.requestId,
    });
  },
  suggestAddresses: async ({ deps, query, requestId, principal, clientIp }) => {
    await deps.limits.addresses(clientIp, principal.id);
    return { items: await suggestAddresses(deps, { cityCode: query.city, typed: query.q, requestId }) };
  },
};
