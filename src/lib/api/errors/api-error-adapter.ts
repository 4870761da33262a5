import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError, type ApiErrorDetails } from './api-error';

type PublicDetails = Pick<
  ApiErrorDetails,
  'kind' | 'status' | 'code' | 'message' | 'requestId' | 'retryAfter'
>;

/**
 * Serializes an ApiError of a loader from the server to the browser, so that both render the same screen. The
 * response body and the cause are not sent.
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
