import bundle from '#contract/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '#contract/operations.ts';

/** A named example of a response. */
type Example = { name: string; value: unknown };

export type DocumentedAnswer = {
  status: number;
  /** Absent if the response has no body. */
  mediaType: string | undefined;
  examples: Example[];
  /** The documented response headers, each with its example value. */
  headers: Record<string, string>;
};

/** An operation with its responses, as the contract describes them. */
export type DocumentedOperation = Operation & {
  answers: DocumentedAnswer[];
  /** Examples of the request body. */
  requests: Example[];
  parameters: { name: string; in: string; schema: unknown }[];
};

type Json = Record<string, unknown>;

/** Follows `$ref` in the bundle, or returns the value itself. */
export function resolve(value: unknown): Json {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (!reference) return (value ?? {}) as Json;
  const target = reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], bundle);
  if (target === undefined) throw new Error(`The contract has no ${reference}`);
  return resolve(target);
}

function entries(value: unknown): [string, Json][] {
  return Object.entries((value ?? {}) as Json).map(([key, part]) => [key, resolve(part)]);
}

const examplesOf = (content: Json): Example[] =>
  entries(content.examples).map(([name, example]) => ({ name, value: example.value }));

function documentedAnswer(status: string, answer: Json): DocumentedAnswer {
  const [mediaType, content]: [string | undefined, Json] = entries(answer.content)[0] ?? [undefined, {}];
  const examples = examplesOf(content);
  const headers = entries(answer.headers).map(([name, header]) => [name, String(header.example)]);
  return { status: Number(status), mediaType, examples, headers: Object.fromEntries(headers) };
}

/** All operations of the contract, in its order. */
export const operations: DocumentedOperation[] = operationList.map((operation) => {
  const item = resolve(bundle.paths[operation.path as keyof typeof bundle.paths]);
  const { responses, requestBody, ...own } = resolve(item[operation.method]);
  const answers = entries(responses).map(([status, answer]) => documentedAnswer(status, answer));
  const requests = entries(resolve(requestBody).content).flatMap(([, content]) => examplesOf(content));
  const parameters = [item.parameters, own.parameters]
    .flatMap((list) => (list ?? []) as unknown[])
    .map(resolve) as DocumentedOperation['parameters'];
  return { ...operation, answers, requests, parameters };
});

/** @throws Error for an unknown name */
export function operationOf(id: string): DocumentedOperation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** The success response of an operation; the contract documents exactly one. */
export function successOf(operation: DocumentedOperation): DocumentedAnswer {
  const answer = operation.answers.find(({ status }) => status === operation.status);
  if (!answer) throw new Error(`${operation.id} has no success`);
  return answer;
}

/** The example of an operation that has the given name. */
export function exampleOf<T>(operationId: string, name: string): T {
  for (const answer of operationOf(operationId).answers) {
    const example = answer.examples.find((candidate) => candidate.name === name);
    if (example) return structuredClone(example.value) as T;
  }
  throw new Error(`${operationId} has no example ${name}`);
}

export { bundle as contract };
