import type * as z from 'zod/mini';
import { fieldErrors, type WrongField } from '#shared/forms/field-errors.ts';
import { problem, problemResponse } from './problem.ts';

/**
 * The response to getBuildManifest: this server's build version, even if another service provides the rest of
 * the API. The parameters are checked like those of any operation.
 */
export async function buildManifest(
  query: URLSearchParams,
  headers: Headers,
  build: string,
): Promise<Response> {
  // Imported on demand, because the schemas are large (see check-answers.ts).
  const { operationSchemas } = await import('#contract/operation-schemas.ts');
  const schemas = operationSchemas.getBuildManifest;
  const errors = [
    ...wrongFields('query', schemas.query, (name) => query.getAll(name)),
    ...wrongFields('header', schemas.header, (name) => [headers.get(name) ?? []].flat()),
  ];
  if (errors.length > 0)
    return problemResponse({ ...problem('INVALID_REQUEST', headers.get('x-request-id') ?? ''), errors });
  return new Response(JSON.stringify({ version: build }), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/**
 * Checks query parameters against a schema; returns field errors. A parameter that occurs twice has the wrong
 * type.
 */
function wrongFields(
  place: 'query' | 'header',
  schema: z.ZodMiniObject,
  read: (name: string) => string[],
): (WrongField & { in: string })[] {
  const input = Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const values = read(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const { error } = schema.safeParse(input);
  return fieldErrors(error?.issues ?? [], input).map((wrong) => ({ in: place, ...wrong }));
}
