import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { operationList } from '#contract/operations.ts';
import { contract } from '../../mocks/contract/contract.ts';
import { operationFinder } from '../../shared/web/operation-paths.ts';

/**
 * Texts that end the place into which a text may be inserted (an attribute, a script, a comment, a title,
 * JSON), so that what follows is read as HTML.
 */
const WAYS_OUT = [
  '',
  '">',
  "'>",
  '</script>',
  '</style>',
  '</title></textarea>',
  '-->',
  '"}]</script>',
  '`>',
  '\\"/>',
];

/** Texts that run a script, which calls `xss`. Each is combined with the texts above. */
const WAYS_IN = [
  '<img src=x onerror="xss()">',
  "<img src=x onerror='xss()' ",
  '<svg onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '<script>xss()</script>',
  '<details open ontoggle=xss()>',
  '<input autofocus onfocus=xss()>',
  '<video><source onerror=xss()></video>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<a href="javascript:xss()" onpointerenter=xss()>',
];

export const PAYLOADS: readonly string[] = WAYS_OUT.flatMap((out) => WAYS_IN.map((into) => out + into));

/** A word that every injected text contains. The tests count it in the texts shown on a page. */
export const MARK = 'xss()';

type Schema = {
  $ref?: string;
  type?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
};

const find = operationFinder(operationList);

/**
 * Operations whose responses are not changed. Icons are SVG files of the shop itself, which pages insert
 * without escaping.
 */
const ITS_OWN = ['getIcons'];

/**
 * Starts an API that responds with the contract's examples, with script injections inserted into every text
 * whose schema allows them.
 */
export async function startHostileApi(apiUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await buffer(incoming);
    const sent = httpRequest(new URL(url, apiUrl), { method, headers }, async (answer) => {
      const text = (await buffer(answer)).toString();
      const operation = find(method, new URL(url, apiUrl).pathname)?.operation;
      const isPlain = !operation || ITS_OWN.includes(operation.id) || answer.statusCode !== 200;
      const spoiltText =
        isPlain || text === '' ? text : JSON.stringify(spoilt(JSON.parse(text), [schemaOf(operation)]));
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(spoiltText);
    });
    sent.on('error', () => outgoing.writeHead(502).end());
    sent.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answers = Record<
  string,
  Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
>;

const schemaOf = ({ path, method }: { path: string; method: string }): Schema =>
  (contract.paths as unknown as Answers)[path]?.[method]?.responses['200']?.content?.['application/json']
    ?.schema ?? {};

/** Follows references and returns all alternatives of a schema. */
function choices(schema: Schema): Schema[] {
  if (schema.$ref === undefined) return (schema.oneOf ?? schema.anyOf)?.flatMap(choices) ?? [schema];
  const [, , , name = ''] = schema.$ref.split('/');
  return choices((contract.components.schemas as unknown as Record<string, Schema>)[name] ?? {});
}

function spoilt(value: unknown, schemas: Schema[]): unknown {
  const candidates = schemas.flatMap(choices).filter(({ type }) => type !== 'null');
  if (typeof value === 'string')
    return candidates.length > 0 && candidates.every(isFree) ? `${value} ${nextPayloads()}` : value;
  if (Array.isArray(value))
    return value.map((item) =>
      spoilt(
        item,
        candidates.flatMap(({ items }) => items ?? []),
      ),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      spoilt(
        part,
        candidates.flatMap(({ properties }) => properties?.[name] ?? []),
      ),
    ]),
  );
}

let offset = 0;

/** Joins the next ten injections to one text. Ten texts in a row contain all hundred. */
function nextPayloads(): string {
  offset = (offset + 10) % PAYLOADS.length;
  return PAYLOADS.slice(offset, offset + 10).join(' ');
}

const isFree = ({ pattern, format, enum: values, const: only }: Schema) =>
  (pattern === undefined || pattern === '\\S') &&
  format === undefined &&
  values === undefined &&
  only === undefined;
