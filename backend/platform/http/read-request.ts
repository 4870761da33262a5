import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { bodyLimits, type Operation, pastedFields, textFields } from '#contract/operations.ts';
import type { FieldError } from '#contract/zod/zod.schemas.ts';
import { fieldErrors, type WrongField } from '#shared/forms/field-errors.ts';
import { cleanFields } from '#shared/requests/clean-fields.ts';
import { readJson } from './body.ts';
import { pathValue } from './path-template.ts';
import { invalidRequest } from './problem.ts';
import { readText } from './read-text.ts';
import { schemasOf } from './schemas.ts';

/**
 * Parses and validates all parts of a request: path, query, headers and body. Also cleans the texts in them
 * (shared/requests/clean-fields.ts).
 * @throws ProblemError 422 with the errors of all parts.
 */
export async function readRequest(c: Context, operation: Operation) {
  const schemas = schemasOf(operation);
  const body = schemas.body ? await readJson(c.req.raw, bodyLimits[operation.id]) : undefined;
  const errors: FieldError[] = [];
  const kinds = { ...textFields, ...pastedFields[operation.id] };
  const check = <T>(place: FieldError['in'], schema: z.ZodMiniType<T>, input: unknown): T => {
    const unreadable = cleanFields(input, { kinds, dropsThem: place !== 'body' });
    for (const error of inPart(place, unreadable)) errors.push(error);
    const result = schema.safeParse(input);
    if (!result.success && unreadable.length === 0)
      for (const error of inPart(place, fieldErrors(result.error.issues, input))) errors.push(error);
    // If this part is invalid, `data` is undefined in spite of its type. That does no harm: the 422 below is
    // thrown first.
    return result.data as T;
  };
  const one = (text: string | undefined) => (text === undefined ? undefined : [text]);
  const parts = {
    params: schemas.params
      ? check(
          'path',
          schemas.params,
          readText(schemas.params, (name) => {
            const segment = c.req.param(name);
            return segment === undefined ? undefined : [pathValue(operation.path, name, segment)];
          }),
        )
      : undefined,
    query: check(
      'query',
      schemas.query,
      readText(schemas.query, (name) => c.req.queries(name)),
    ),
    header: check(
      'header',
      schemas.header,
      readText(schemas.header, (name) => one(c.req.header(name))),
    ),
    body: schemas.body ? check('body', schemas.body, body) : undefined,
  };
  if (errors.length > 0) throw invalidRequest(errors);
  return parts;
}

/**
 * Adds the part of the request to field errors. Pointers are cut to 200 characters, the maximum in the
 * contract.
 */
const inPart = (place: FieldError['in'], wrong: WrongField[]): FieldError[] =>
  wrong.map(({ pointer, ...rest }) => ({ in: place, pointer: pointer.slice(0, 200), ...rest }));
