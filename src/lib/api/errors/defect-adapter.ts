import { createSerializationAdapter } from '@tanstack/react-router';
import { UNKNOWN_ERROR_MESSAGE } from './api-error';

/**
 * Serializes any error other than an ApiError from the server to the browser. It is a defect whose message
 * belongs only in the server's log, so the browser learns only that there was one.
 */
export const defectAdapter = createSerializationAdapter({
  key: 'vitrina-defect',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error(UNKNOWN_ERROR_MESSAGE),
});
