/**
 * Generates the tools that AI agents may call: one for each operation that the contract marks with `x-agent`.
 * Name, description and input of a tool come from the operation; `x-agent` only adds which parts of the
 * response the agent gets.
 */

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; [key: string]: unknown };
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description: string;
  schema: Schema;
};
type Marks = { answer: string[]; links?: Record<string, string>; shoppers?: string[] };
type MarkedOperation = {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-agent'?: Marks;
};
type Contract = {
  components: { schemas: { money: { description: string } } };
  paths: Record<string, Record<string, unknown>>;
};

/**
 * Returns the source code of the tools.
 * @throws Error if `x-agent` names a part that the response does not have
 */
export function agentToolsSource(contract: Contract): string {
  const tools = Object.entries(contract.paths).flatMap(([path, { get }]) => {
    const operation = get as MarkedOperation | undefined;
    return operation?.['x-agent'] ? [toolOf(contract, path, operation, operation['x-agent'])] : [];
  });
  return `/**
 * Generated from the contract by scripts/generation/agent-tools.ts
 * Do not edit manually.
 */
import type { OperationId } from './operations.ts';

/** An operation that programs may call, with the parts of its answer that they get. */
export type AgentTool = {
  name: OperationId;
  title: string;
  description: string;
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' }[];
  /** A JSON Schema. */
  inputSchema: { type: 'object'; properties: Record<string, object>; required: string[]; additionalProperties: false };
  /**
   * Parts of the answer that the program gets. Names are joined by dots; arrays have no name of their own.
   */
  answer: readonly string[];
  /**
   * Parts of the answer that become links: the address in the shop, with \`{value}\` in place of the part.
   */
  links: Readonly<Record<string, string>>;
  /** Parts of the answer that shoppers wrote. */
  shoppers: readonly string[];
};

/** What prices and other sums are. */
export const moneyDescription = ${JSON.stringify(contract.components.schemas.money.description)};

export const agentTools: readonly AgentTool[] = ${JSON.stringify(tools, null, 2)};
`;
}

function toolOf(contract: Contract, path: string, operation: MarkedOperation, marks: Marks) {
  const { operationId: name, summary: title, description } = operation;
  const { answer, links = {}, shoppers = [] } = marks;
  const parameters = (operation.parameters ?? []).map((one) => resolved(contract, one) as Parameter);
  const response = operation.responses['200']?.content?.['application/json']?.schema;
  for (const part of [...answer, ...Object.keys(links), ...shoppers])
    if (!response || !hasPart(contract, response, part.split('.')))
      throw new Error(`x-agent of ${name} names ${part}, which its answer does not have.`);
  return {
    name,
    title,
    description: description.trim(),
    path,
    parameters: parameters.map((one) => ({ name: one.name, in: one.in })),
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map((one) => [
          one.name,
          { ...(whole(contract, one.schema) as object), description: one.description },
        ]),
      ),
      required: parameters.filter(({ required }) => required).map((one) => one.name),
      additionalProperties: false,
    },
    answer,
    links,
    shoppers,
  };
}

/** Returns the object that a reference in the bundled contract points to. */
function resolved(contract: Contract, node: { $ref?: string }): object {
  if (node.$ref === undefined) return node;
  const place = node.$ref.replace('#/', '').split('/');
  const found = place.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], contract);
  return resolved(contract, found as { $ref?: string });
}

/** A copy of a value in which all references are replaced by their objects. */
function whole(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => whole(contract, each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(resolved(contract, value as { $ref?: string }));
  return Object.fromEntries(entries.map(([name, each]) => [name, whole(contract, each)]));
}

function hasPart(contract: Contract, schema: Schema, [name, ...rest]: string[]): boolean {
  const here = resolved(contract, schema) as Schema;
  const choices = [here.oneOf, here.anyOf].flat().filter((one) => one !== undefined) as Schema[];
  if (choices.some((choice) => hasPart(contract, choice, [name ?? '', ...rest]))) return true;
  if (here.items) return hasPart(contract, here.items, [name ?? '', ...rest]);
  const part = here.properties?.[name ?? ''];
  return part !== undefined && (rest.length === 0 || hasPart(contract, part, rest));
}
