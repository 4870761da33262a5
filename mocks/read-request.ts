import * as zod from 'zod/mini';
import type { FieldErrorIn } from '#contract/client/client.schemas.ts';
import { operationSchemas } from '#contract/operation-schemas.ts';
import { bodyLimits, type Operation, pastedFields, textFields } from '#contract/operations.ts';
import { fieldErrors } from '#shared/forms/field-errors.ts';
import { cleanFields } from '#shared/requests/clean-fields.ts';
import { Refusal } from './shop/state/refusal.ts';

const MAX_BODY_BYTES = 64 * 1024;

type Part = 'params' | 'query' | 'header' | 'body';

export type ReadRequest = Record<Part, unknown>;

/**
 * Validates a request like the backend: 400 if it is malformed, 413 if too large, 415 if not JSON, 422 if it
 * violates the schema.
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  params: Record<string, unknown>,
): Promise<ReadRequest> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: check(operation, 'params', 'path', params),
    query: check(operation, 'query', 'query', withTypes(operation, query)),
    header: check(operation, 'header', 'header', headersOf(operation, request)),
    body: operation.hasBody
      ? check(operation, 'body', 'body', await readBody(request, bodyLimits[operation.id]))
      : undefined,
  };
}

function schemaOf({ id }: Operation, part: Part): zod.ZodMiniType | undefined {
  return (operationSchemas[id] as Partial<Record<Part, zod.ZodMiniType>>)[part];
}

function check(operation: Operation, part: Part, place: FieldErrorIn, value: unknown): unknown {
  const schema = schemaOf(operation, part);
  if (!schema) return undefined;
  const kinds = { ...textFields, ...pastedFields[operation.id] };
  const unreadable = cleanFields(value, { kinds, dropsThem: place !== 'body' });
  const result = schema.safeParse(value);
  if (result.success && unreadable.length === 0) return result.data;
  const errors = unreadable.length > 0 ? unreadable : fieldErrors(result.error?.issues ?? [], value);
  throw new Refusal(
    'INVALID_REQUEST',
    errors.slice(0, 100).map((wrong) => ({ in: place, ...wrong })),
  );
}

/**
 * Converts query values, which are strings, to the types in the schema: booleans, and lists separated by
 * commas.
 */
function withTypes(operation: Operation, query: Record<string, string>): Record<string, unknown> {
  const { shape } = schemaOf(operation, 'query') as zod.ZodMiniObject;
  const booleans: Record<string, boolean> = { true: true, false: false };
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const schema = valueSchema(shape[name]);
      if (schema instanceof zod.ZodMiniArray) return [name, text.split(',')];
      return [name, schema instanceof zod.ZodMiniBoolean ? (booleans[text] ?? text) : text];
    }),
  );
}

/** The schema inside an optional one. */
function valueSchema(schema: unknown): unknown {
  const isWrapped = schema instanceof zod.ZodMiniOptional || schema instanceof zod.ZodMiniDefault;
  return isWrapped ? valueSchema(schema.def.innerType) : schema;
}

/** Takes the headers that the schema names, spelled as there: names of HTTP headers are case-insensitive. */
function headersOf(operation: Operation, request: Request): Record<string, string> {
  const schema = schemaOf(operation, 'header') as zod.ZodMiniObject | undefined;
  return Object.fromEntries(
    Object.keys(schema?.shape ?? {}).flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw new Refusal('PAYLOAD_TOO_LARGE');
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Refusal('MALFORMED_JSON');
  }
}
