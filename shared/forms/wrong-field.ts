import { typeset } from '../text/typeset.ts';

/** A field error of a request body (openapi, field-error). */
export type WrongField = { in: 'body'; pointer: string; code: string; message: string };

export const wrongField = (pointer: string, code: string, message: string): WrongField => ({
  in: 'body',
  pointer,
  code,
  message: typeset(message),
});
