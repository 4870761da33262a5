import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { apiErrorAdapter } from './api-error-adapter';

test('an ApiError keeps its class when it is serialized, but not its response body and its cause', () => {
  const error = new ApiError({
    kind: 'server',
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Сервис временно недоступен',
    requestId: 'r-1',
    retryAfter: 5,
    data: { trace: 'at db.internal:5432' },
    cause: new Error('password authentication failed'),
  });
  expect(apiErrorAdapter.test(error)).toBe(true);
  expect(apiErrorAdapter.test(new Error('other'))).toBe(false);

  const sent = JSON.stringify(apiErrorAdapter.toSerializable(error));
  expect(sent).not.toMatch(/internal|password/);
  const received = apiErrorAdapter.fromSerializable(JSON.parse(sent));
  expect(received).toBeInstanceOf(ApiError);
  expect(received).toMatchObject({
    kind: 'server',
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Сервис временно недоступен',
    requestId: 'r-1',
    retryAfter: 5,
    data: undefined,
    cause: undefined,
  });
});
