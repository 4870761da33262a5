import { createSerializationAdapter } from '@tanstack/react-router';
import { UNKNOWN_ERROR_MESSAGE } from './api-error';

/**
 * Carries an error that is no failed call from the server's rendering to the browser. It is a defect: its message is
 * for the log, so nothing but its existence goes.
 */
export const defectAdapter = createSerializationAdapter({
  key: 'vitrina-defect',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => null,
  fromSerializable: () => new Error(UNKNOWN_ERROR_MESSAGE),
});
