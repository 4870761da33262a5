import { type Change, type Finding, grouped, whereOf } from './changes.ts';
import { compareOperations, type PlacedOperation } from './compare-operations.ts';
import { schemaComparer } from './compare-schemas.ts';
import { schemeChanges } from './compare-security.ts';
import { type Contract, isSame, type Operation } from './contract.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Compares two bundled contracts and returns all changes, breaking ones first. Components that no operation
 * uses are not compared.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const compareSchemas = schemaComparer(before, after);
  const [earlier, later] = [operationsOf(before), operationsOf(after)];
  const pairs = pairUp(earlier, later);
  const general = [...schemeChanges(before, after).map(inScheme), ...documentChanges(before, after)];
  const removed = earlier.filter((operation) => !pairs.has(operation));
  const kept = new Set(pairs.values());
  const added = later.filter((operation) => !kept.has(operation));
  return grouped([
    ...general,
    ...removed.map((placed) => ofOperation(placed, 'is removed', 'breaking')),
    ...[...pairs].flatMap(([one, other]) => compareOperations(one, other, compareSchemas)),
    ...added.map((placed) => ofOperation(placed, 'is new', 'additive')),
  ]);
}

function operationsOf(contract: Contract): PlacedOperation[] {
  const of = (items: Contract['paths'] = {}, isWebhook: boolean) =>
    Object.entries(items).flatMap(([address, item]) =>
      METHODS.filter((method) => method in item).map((method) => ({
        contract,
        operation: item[method] as Operation,
        method,
        address,
        parameters: item.parameters ?? [],
        isWebhook,
      })),
    );
  return [...of(contract.paths, false), ...of(contract.webhooks, true)];
}

/**
 * Pairs each operation of the earlier contract with its counterpart in the later one: by operationId if
 * possible, otherwise by method and path.
 */
function pairUp(earlier: readonly PlacedOperation[], later: readonly PlacedOperation[]) {
  const pairs = new Map<PlacedOperation, PlacedOperation>();
  const free = new Set(later);
  const keys: ((placed: PlacedOperation) => string | undefined)[] = [
    ({ operation, isWebhook }) => operation.operationId && `${isWebhook} ${operation.operationId}`,
    ({ method, address, isWebhook }) => `${isWebhook} ${method} ${address}`,
  ];
  for (const keyOf of keys)
    for (const one of earlier) {
      const key = keyOf(one);
      const match =
        key === undefined || pairs.has(one) ? undefined : [...free].find((other) => keyOf(other) === key);
      if (!match) continue;
      pairs.set(one, match);
      free.delete(match);
    }
  return pairs;
}

function ofOperation(
  { operation, method, address }: PlacedOperation,
  what: string,
  kind: 'breaking' | 'additive',
): Change {
  return {
    kind,
    operation: operation.operationId ?? `${method} ${address}`,
    direction: 'request',
    where: 'the operation',
    what,
    also: [],
    ...(kind === 'breaking' && { wasDeprecated: operation.deprecated === true }),
  };
}

const ofContract = (kind: Change['kind'], where: string, what: string): Change => ({
  kind,
  operation: 'The contract',
  direction: 'request',
  where,
  what,
  also: [],
});

const inScheme = ({ kind, path, what }: Finding) =>
  ofContract(kind, whereOf('its security schemes', path), what);

function documentChanges(before: Contract, after: Contract): Change[] {
  const words = ({ info: { version: _, ...info }, tags }: Contract) => ({ info, tags });
  const paths = ({ servers = [] }: Contract) =>
    servers.map(({ url }) => new URL(url, 'http://shop').pathname);
  const language = ({ openapi }: Contract) => openapi.split('.').slice(0, 2).join('.');
  return [
    ...(language(before) === language(after)
      ? []
      : [ofContract('breaking', 'its language', `is OpenAPI ${after.openapi} instead of ${before.openapi}`)]),
    ...(isSame(paths(before), paths(after))
      ? []
      : [
          ofContract('breaking', 'the path of its servers', `is ${paths(after)} instead of ${paths(before)}`),
        ]),
    ...(isSame(words(before), words(after))
      ? []
      : [ofContract('words', 'the introduction', 'has other words')]),
  ];
}
