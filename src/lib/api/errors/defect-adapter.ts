import { createSerializationAdapter } from '@tanstack/react-router';
import { UNKNOWN_ERROR_MESSAGE } from './api-error';

/**
 * Serializes an error that is not an ApiError from the server to the browser. It is a defect whose message belongs in
 * the log, so only its existence is sent.
 */
export const defectAdapter = createSerializationAdapter({
  key: 'vitrina-defect',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error(UNKNOWN_ERROR_MESSAGE),
});
