import { typeset } from '../text/typeset.ts';

/** A wrong field of a body (openapi, field-error). */
export type WrongField = { in: 'body'; pointer: string; code: string; message: string };

export const wrongField = (pointer: string, code: string, message: string): WrongField => ({
  in: 'body',
  pointer,
  code,
  message: typeset(message),
});
