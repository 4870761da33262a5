import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError, type ApiErrorDetails } from './api-error';

type PublicDetails = Pick<
  ApiErrorDetails,
  'kind' | 'status' | 'code' | 'message' | 'requestId' | 'retryAfter'
>;

/**
 * Serializes a loader's error from the server to the browser, so that both show the same screen. The body of the answer
 * and the cause are not sent.
 */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'vitrina-api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ kind, status, code, message, requestId, retryAfter }): PublicDetails => ({
    kind,
    status,
    code,
    message,
    requestId,
    retryAfter,
  }),
  fromSerializable: (details: PublicDetails) => new ApiError(details),
});
