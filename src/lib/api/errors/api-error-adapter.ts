import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError, type ApiErrorDetails } from './api-error';

type PublicDetails = Pick<
  ApiErrorDetails,
  'kind' | 'status' | 'code' | 'message' | 'requestId' | 'retryAfter'
>;

/**
 * Carries an error of a loader from the server's rendering to the browser, so that both show the same screen.
 * The body of the answer and the cause stay on the server.
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
