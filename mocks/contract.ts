import bundle from '../src/generated/openapi.json' with { type: 'json' };

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A named example of an answer. */
export type Example = { name: string; value: unknown };

export type DocumentedAnswer = {
  status: number;
  /** Absent when the answer has no body. */
  mediaType: string | undefined;
  examples: Example[];
  /** Documented headers with their examples. */
  headers: Record<string, string>;
};

export type Operation = {
  id: string;
  method: Method;
  /** Path as the contract writes it: /a/{b}. */
  path: string;
  tag: string;
  /** Whether a bearer token may be sent, must be sent, or says nothing. */
  bearer: 'ignored' | 'optional' | 'required';
  /** Whether it reads the cookie of an attempt to sign in elsewhere. */
  readsAttempt: boolean;
  takesBody: boolean;
  answers: DocumentedAnswer[];
};

const METHODS: Method[] = ['get', 'post', 'put', 'patch', 'delete'];

type Json = Record<string, unknown>;

/** The value itself, or what its `$ref` points to in the bundle. */
function resolve(value: unknown): Json {
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

function documentedAnswer(status: string, answer: Json): DocumentedAnswer {
  const [mediaType, content]: [string | undefined, Json] = entries(answer.content)[0] ?? [undefined, {}];
  const examples = entries(content.examples).map(([name, example]) => ({ name, value: example.value }));
  const headers = entries(answer.headers).map(([name, header]) => [name, String(header.example)]);
  return { status: Number(status), mediaType, examples, headers: Object.fromEntries(headers) };
}

function bearerOf(security: Json[]): Operation['bearer'] {
  if (!security.some((scheme) => 'bearerAuth' in scheme)) return 'ignored';
  return security.every((scheme) => 'bearerAuth' in scheme) ? 'required' : 'optional';
}

/** Every operation of the contract, in its order. */
export const operations: Operation[] = entries(bundle.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => method in item).map((method) => {
    const operation = resolve(item[method]);
    const security = (operation.security ?? []) as Json[];
    return {
      id: String(operation.operationId),
      method,
      path,
      tag: String((operation.tags as string[])[0]),
      bearer: bearerOf(security),
      readsAttempt: security.some((scheme) => 'externalAttempt' in scheme),
      takesBody: 'requestBody' in operation,
      answers: entries(operation.responses).map(([status, answer]) => documentedAnswer(status, answer)),
    };
  }),
);

/** @throws Error for an unknown name */
export function operationOf(id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** The first documented 2xx. */
export function successOf(operation: Operation): DocumentedAnswer {
  const answer = operation.answers.find(({ status }) => status < 300);
  if (!answer) throw new Error(`${operation.id} has no success`);
  return answer;
}

/** An example of the contract by operation and name. */
export function exampleOf<T>(operationId: string, name: string): T {
  for (const answer of operationOf(operationId).answers) {
    const example = answer.examples.find((candidate) => candidate.name === name);
    if (example) return structuredClone(example.value) as T;
  }
  throw new Error(`${operationId} has no example ${name}`);
}

export { bundle as contract };
