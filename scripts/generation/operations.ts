/**
 * Generates the operation table: one row for each operation of the contract.
 * docs/decisions/0026-operations-from-the-contract.md explains why neither orval's Hono output nor hey-api's
 * plugins are used for this.
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The parts of an operation for which orval generates schemas, each with the ending of the schema's name. */
const PARTS = {
  params: 'Params',
  query: 'QueryParams',
  header: 'Header',
  body: 'Body',
  response: 'Response',
};

type SecurityRequirement = Record<string, string[]>;
type ContractOperation = {
  operationId: string;
  tags: string[];
  security?: SecurityRequirement[];
  requestBody?: unknown;
  'x-body-limit'?: number;
  responses: Record<string, unknown>;
};
export type Contract = {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
};

/** One row of the table. */
export type OperationRow = {
  id: string;
  service: string;
  method: (typeof METHODS)[number];
  path: string;
  access: 'open' | 'optional' | 'bearer' | 'user' | 'operator';
  /** Names of all security schemes that a call may use. */
  credentials: string[];
  hasBody: boolean;
  status: number;
  /** The operator roles that may call the operation. Empty for operations for shoppers. */
  roles: string[];
  /** Maximum size of the request body in bytes. Absent if the default applies. */
  bodyLimit?: number;
};

/** All operations in the order of the contract. */
export function operationRows({ paths }: Contract): OperationRow[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const operation = item[method] as ContractOperation;
      const { operationId: id, tags, security, responses } = operation;
      const [service, ...others] = tags;
      if (service === undefined || others.length > 0) throw new Error(`${id} needs exactly one tag.`);
      if (!security) throw new Error(`${id} does not state its security.`);
      const [status, ...further] = Object.keys(responses).filter((each) => each.startsWith('2'));
      if (status === undefined || further.length > 0) throw new Error(`${id} needs exactly one success.`);
      const credentials = [...new Set(security.flatMap(Object.keys))];
      const hasBody = operation.requestBody !== undefined;
      const bodyLimit = operation['x-body-limit'];
      return {
        id,
        service,
        method,
        path,
        access: accessOf(security),
        credentials,
        hasBody,
        status: Number(status),
        roles: security.flatMap((each) => each.operatorAuth ?? []),
        ...(bodyLimit !== undefined && { bodyLimit }),
      };
    }),
  );
}

/**
 * Who may call an operation. Its security requirements are alternatives: if one of them needs neither
 * `bearerAuth` nor `operatorAuth`, everyone may call.
 */
export function accessOf(security: SecurityRequirement[]): OperationRow['access'] {
  if (security.some(({ operatorAuth }) => operatorAuth)) return 'operator';
  const roles = security.flatMap(({ bearerAuth }) => (bearerAuth ? [bearerAuth] : []));
  if (roles.length === 0) return 'open';
  if (roles.length < security.length) return 'optional';
  return roles.every((each) => each.includes('user')) ? 'user' : 'bearer';
}

const HEAD =
  '/**\n * Generated from the contract by scripts/generation/operations.ts\n * Do not edit manually.\n */\n';

/** A TypeScript literal on one line. Values in the table contain no quotes. */
const literal = (value: object) =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/\[ (.*?) \]/g, '[$1]');

/**
 * Returns the source code of the table. It contains what callers and servers need to know about each
 * operation, but no schemas.
 */
export function operationsSource(rows: OperationRow[]): string {
  const lines = rows.map(({ roles: _, bodyLimit: __, ...row }) => `  ${row.id}: ${literal(row)},`);
  const roles = rows.flatMap((row) => (row.roles.length > 0 ? [`  ${row.id}: ${literal(row.roles)},`] : []));
  const limits = rows.flatMap(({ id, bodyLimit }) => (bodyLimit ? [`  ${id}: ${bodyLimit},`] : []));
  return `${HEAD}
/** Every operation of the contract by its operationId. */
export const operations = {
${lines.join('\n')}
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

type Row = Operations[OperationId];

/** A tag of the contract. */
export type Service = Row['service'];

/** The operations of one service. */
export type OperationOf<S extends Service> = Extract<Row, { service: S }>['id'];

/**
 * Who may call. \`open\`: everyone. \`optional\`: everyone, but a bearer token must be valid if there is one.
 * \`bearer\`: guests and users. \`user\`: signed-in shoppers. \`operator\`: operators, but no shoppers.
 */
export type Access = Row['access'];

/** A security scheme of the contract. */
export type Credential = Row['credentials'][number];

/** Any row of the table. */
export type Operation = {
  id: OperationId;
  service: Service;
  method: Row['method'];
  /** As the contract writes it, with \`{name}\` for a parameter. */
  path: string;
  access: Access;
  /** The shopper's tokens and cookies that a call may carry. */
  credentials: readonly Credential[];
  hasBody: boolean;
  /** The status of the one success answer; 204 has no body. */
  status: Row['status'];
};

/** All rows, in the order of the contract. */
export const operationList: readonly Operation[] = Object.values(operations);

/** Roles of operators who may call; one of them is enough. */
export const operatorRoles = {
${roles.join('\n')}
} as const satisfies Partial<Record<OperationId, readonly string[]>>;

/** The largest body in bytes, for operations that allow more than the usual 64 KB. */
export const bodyLimits: Readonly<Partial<Record<OperationId, number>>> = {
${limits.join('\n')}
};

export type OperatorRole = (typeof operatorRoles)[keyof typeof operatorRoles][number];
`;
}

/** Returns the source code of the contract's version. */
export const versionSource = ({ info }: { info: { version: string } }): string =>
  `\n/** The version of the contract. */\nexport const contractVersion = '${info.version}';\n`;

/** The parts of an operation that have a generated schema. */
const partsOf = ({ path, hasBody, status }: OperationRow): (keyof typeof PARTS)[] => [
  ...(path.includes('{') ? (['params'] as const) : []),
  'query',
  'header',
  ...(hasBody ? (['body'] as const) : []),
  ...(status === 204 ? [] : (['response'] as const)),
];

/**
 * Returns the source code of the map from operations to schemas. `exported` has the names of the schemas that
 * orval exports, by service.
 */
export function operationSchemasSource(
  rows: OperationRow[],
  exported: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const schemas = rows.map((row) => {
    const { id, service } = row;
    const prefix = id.charAt(0).toUpperCase() + id.slice(1);
    const parts = partsOf(row).map((part) => ({ part, name: prefix + PARTS[part] }));
    for (const { name } of parts)
      if (!exported.get(service)?.has(name)) throw new Error(`orval has not generated ${name}.`);
    return { id, service, parts };
  });
  const imports = [...new Set(rows.map(({ service }) => service))].sort().map((service) => {
    const names = schemas.filter((each) => each.service === service).flatMap(({ parts }) => parts);
    const list = names.map(({ name }) => `  ${name},\n`).sort();
    return `import {\n${list.join('')}} from './zod/${service}.ts';`;
  });
  const lines = schemas.map(
    ({ id, parts }) => `  ${id}: { ${parts.map(({ part, name }) => `${part}: ${name}`).join(', ')} },`,
  );
  return `${HEAD}
${imports.join('\n')}
import type { OperationId } from './operations.ts';

/**
 * The schemas of every operation. \`response\` is the schema of the success answer; absent if that has no
 * body.
 */
export const operationSchemas = {
${lines.join('\n')}
} satisfies Record<OperationId, object>;

export type OperationSchemas = typeof operationSchemas;
`;
}
