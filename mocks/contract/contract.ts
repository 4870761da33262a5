import bundle from '#contract/openapi.json' with { type: 'json' };
import { type Operation, operationList } from '#contract/operations.ts';

/** An example of a response in the contract, with its name there. */
type Example = { name: string; value: unknown };

export type DocumentedAnswer = {
  status: number;
  /** Content type of the response. Absent if it has no body. */
  mediaType: string | undefined;
  examples: Example[];
  /** Names of the documented response headers, each with an example value. */
  headers: Record<string, string>;
};

/** An operation with its responses as the contract documents them. */
export type DocumentedOperation = Operation & {
  answers: DocumentedAnswer[];
  /** Examples of the request body. */
  requests: Example[];
  parameters: { name: string; in: string; schema: unknown }[];
};

type Json = Record<string, unknown>;

/** Follows `$ref` within the bundled contract. Returns a value without `$ref` unchanged. */
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

/** All operations in the order of the contract. */
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

/**
 * Finds an operation by its operationId.
 * @throws Error for an unknown operationId
 */
export function operationOf(id: string): DocumentedOperation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** The success response of an operation. The contract documents exactly one for each. */
export function successOf(operation: DocumentedOperation): DocumentedAnswer {
  const answer = operation.answers.find(({ status }) => status === operation.status);
  if (!answer) throw new Error(`${operation.id} has no success`);
  return answer;
}

/** The value of the example with this name in the operation's success response. */
export function exampleOf<T>(operationId: string, name: string): T {
  for (const answer of operationOf(operationId).answers) {
    const example = answer.examples.find((candidate) => candidate.name === name);
    if (example) return structuredClone(example.value) as T;
  }
  throw new Error(`${operationId} has no example ${name}`);
}

export { bundle as contract };
