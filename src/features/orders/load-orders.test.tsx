import { isRedirect } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/api';
import { server } from '../../../tests/component-shop';
import { loadPlacedOrder } from './load-orders';

const ORDER = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';

const thrownBy = (id: string | undefined) =>
  loadPlacedOrder(createQueryClient(), id).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([
  ['no order', undefined, undefined],
  ['an order of another browser', ORDER, 404],
  ['a cut address', 'x', 422],
] as const)('the result of %s leads to the order status (§2.1.14, §2.1.17)', async (_, id, status) => {
  if (status) {
    server.use(
      http.get('*/api/order-orchestration/v1/orders/:id', () =>
        HttpResponse.json(
          { type: '/problems/x', title: 'Нет', status, code: 'NOT_FOUND', requestId: ORDER },
          { status, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
  }
  const thrown = await thrownBy(id);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({ href: '/orderstatus', statusCode: 302 });
});
