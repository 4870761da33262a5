import { type Change, type Direction, type Finding, whereOf, withOrigin } from './changes.ts';
import { compareSecurity } from './compare-security.ts';
import {
  type Answer,
  type Contract,
  canonical,
  isSame,
  type MediaTypes,
  type Operation,
  type Parameter,
  type RequestBody,
  resolved,
  sharedName,
} from './contract.ts';
import { compareExtensions, extensionsOf } from './extensions.ts';
import { compareMembers } from './members.ts';
import type { CompareSchemas } from './once-per-pair.ts';

/** An operation with its method and path, and the parameters of the path. */
export type PlacedOperation = {
  contract: Contract;
  operation: Operation;
  method: string;
  address: string;
  parameters: readonly Parameter[];
  /**
   * Whether the operation is a webhook, which the shop calls. Clients then receive the request and send the
   * response.
   */
  isWebhook: boolean;
};

/** Compares two versions of one operation. */
export function compareOperations(
  before: PlacedOperation,
  after: PlacedOperation,
  compareSchemas: CompareSchemas,
): Change[] {
  const [one, other] = [before.operation, after.operation];
  const name = one.operationId ?? `${before.method} ${before.address}`;
  const asked: Direction = after.isWebhook ? 'answer' : 'request';
  const changes: Change[] = [];
  const add = (place: string, direction: Direction, findings: readonly Finding[]) => {
    for (const { path, ...finding } of findings)
      changes.push({ ...finding, operation: name, direction, where: whereOf(place, path), also: [] });
  };
  const bodies = bodyComparer(before.contract, after.contract, compareSchemas);

  add('the operation', asked, [
    ...addressChanges(before, after),
    ...nameChanges(one, other),
    ...deprecation(one, other),
    ...compareExtensions(extensionsOf(one), extensionsOf(other), asked),
    ...(isSame(wordsOf(one), wordsOf(other)) ? [] : [otherWords]),
    ...(['servers', 'callbacks'] as const)
      .filter((key) => !isSame(one[key], other[key]))
      .map((key): Finding => ({ kind: 'breaking', path: '', what: `has other \`${key}\`` })),
  ]);
  if (!after.isWebhook)
    add('a call', 'request', compareSecurity(before.contract, one, after.contract, other));

  for (const [place, findings] of parameterChanges(before, after, asked, compareSchemas))
    add(place, asked, findings);

  const [sent, willSend] = [
    resolved(before.contract, one.requestBody),
    resolved(after.contract, other.requestBody),
  ];
  add('the request', asked, bodyPresence(sent, willSend, asked));
  if (sent && willSend)
    for (const [place, findings] of bodies('the request', sent.content, willSend.content, asked))
      add(place, asked, findings);

  const [answers, laterAnswers] = [one.responses ?? {}, other.responses ?? {}];
  for (const status of new Set([...Object.keys(answers), ...Object.keys(laterAnswers)])) {
    const [rawBefore, rawAfter] = [answers[status], laterAnswers[status]];
    const direction = directionOf(status, after.isWebhook);
    const place = placeOf(status, after.isWebhook);
    if (!rawBefore || !rawAfter) {
      add(place, direction, [statusChange(status, rawAfter !== undefined, after.isWebhook)]);
      continue;
    }
    const [answer, later] = [resolved(before.contract, rawBefore), resolved(after.contract, rawAfter)];
    const shared = sharedName(rawBefore, rawAfter);
    const own = [
      ...(answer.description === later.description ? [] : [otherWords]),
      ...compareExtensions(extensionsOf(answer), extensionsOf(later), direction),
      ...(isSame(answer.links, later.links)
        ? []
        : [{ kind: 'additive' as const, path: '', what: 'has other `links`' }]),
    ];
    add(place, direction, withOrigin(shared, own));
    for (const [header, findings] of headerChanges(
      place,
      [before.contract, answer],
      [after.contract, later],
      direction,
      compareSchemas,
    ))
      add(header, direction, withOrigin(shared, findings));
    for (const [body, findings] of bodies(place, answer.content, later.content, direction))
      add(body, direction, withOrigin(shared, findings));
  }
  return changes;
}

const otherWords: Finding = { kind: 'words', path: '', what: 'has another description or other examples' };

const wordsOf = ({ summary, description, externalDocs, tags }: Operation) => ({
  summary,
  description,
  externalDocs,
  tags,
});

/**
 * The direction of a response with this status. In a webhook the client sends the response; otherwise the
 * client receives it, as a success or a refusal.
 */
function directionOf(status: string, isWebhook: boolean): Direction {
  if (isWebhook) return 'request';
  return isSuccess(status) ? 'answer' : 'refusal';
}

const isSuccess = (status: string) => /^[123]/.test(status);

function placeOf(status: string, isWebhook: boolean): string {
  if (isWebhook) return `the receiver's answer ${status}`;
  return status === '200' ? 'the answer' : `the answer ${status}`;
}

/**
 * The finding about a new or removed response status. A new success status breaks clients. A new error status
 * does not: they treat it like other statuses of its class, such as 4xx (RFC 9110, section 15).
 */
function statusChange(status: string, isNew: boolean, isWebhook: boolean): Finding {
  const isBreaking = isWebhook ? !isNew : isSuccess(status);
  return { kind: isBreaking ? 'breaking' : 'additive', path: '', what: isNew ? 'is new' : 'is removed' };
}

function addressChanges(before: PlacedOperation, after: PlacedOperation): Finding[] {
  const [one, other] = [before, after].map(({ method, address }) => `${method.toUpperCase()} ${address}`);
  return one === other
    ? []
    : [{ kind: 'breaking', path: '', what: `is at \`${other}\` instead of \`${one}\`` }];
}

/** A new operationId breaks generated clients: they have a function of that name. */
function nameChanges({ operationId: one }: Operation, { operationId: other }: Operation): Finding[] {
  return one === other ? [] : [{ kind: 'breaking', path: '', what: `is named \`${other}\`` }];
}

function deprecation(before: { deprecated?: boolean }, after: { deprecated?: boolean }): Finding[] {
  const [was, is] = [before.deprecated === true, after.deprecated === true];
  if (was === is) return [];
  return [{ kind: 'additive', path: '', what: is ? 'is deprecated' : 'is no longer deprecated' }];
}

type Placed = [place: string, findings: Finding[]];

/**
 * How a parameter's value is written into the request, with OpenAPI's defaults for keywords that the contract
 * omits.
 */
function styleOf({ in: room = 'header', style, explode, allowReserved, allowEmptyValue }: Parameter) {
  const written = style ?? (room === 'query' || room === 'cookie' ? 'form' : 'simple');
  return {
    style: written,
    explode: explode ?? written === 'form',
    allowReserved: allowReserved ?? false,
    allowEmptyValue: allowEmptyValue ?? false,
  };
}

/**
 * Compares a parameter or header that both contracts have. The paths of the findings are inside its schema.
 */
function compareParameter(
  [before, after]: [Parameter, Parameter],
  direction: Direction,
  compareSchemas: CompareSchemas,
): Finding[] {
  const schemaOf = ({ schema, content = {} }: Parameter) =>
    schema ?? Object.values(content)[0]?.schema ?? true;
  const writtenAs = ({ content = {} }: Parameter) => Object.keys(content).join();
  const words = ({ description, example, examples }: Parameter) => [description, example, examples];
  return [
    ...(isSame(styleOf(before), styleOf(after)) && writtenAs(before) === writtenAs(after)
      ? []
      : [{ kind: 'breaking' as const, path: '', what: 'is written in another way (`style`, `explode`)' }]),
    ...deprecation(before, after),
    ...compareExtensions(extensionsOf(before), extensionsOf(after), direction),
    ...(isSame(words(before), words(after)) ? [] : [otherWords]),
    ...compareSchemas(schemaOf(before), schemaOf(after), direction),
  ];
}

function parameterChanges(
  before: PlacedOperation,
  after: PlacedOperation,
  direction: Direction,
  compareSchemas: CompareSchemas,
): Placed[] {
  const [earlier, later] = [before, after].map((side) => {
    // Parameters of the operation come last, because they override parameters of the path with the same name.
    const all = [...side.parameters, ...(side.operation.parameters ?? [])];
    return new Map(
      all.map((raw): [string, { raw: Parameter; found: Parameter }] => {
        const found = resolved(side.contract, raw);
        const name = found.in === 'header' ? found.name?.toLowerCase() : found.name;
        return [`${found.in} ${name}`, { raw, found }];
      }),
    );
  });
  if (!earlier || !later) return [];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((key): Placed => {
    const [one, other] = [earlier.get(key), later.get(key)];
    const { in: room, name } = (other ?? one)?.found ?? {};
    const place = `the ${room === 'path' ? 'path' : room} parameter \`${name}\``;
    const findings = compareMembers(memberOf(one?.found), memberOf(other?.found), direction, (a, b) =>
      compareParameter([a, b], direction, compareSchemas),
    );
    return [place, withOrigin(sharedName(one?.raw, other?.raw), findings)];
  });
}

/** Puts a single parameter into a map with an empty key, because `compareMembers` compares maps. */
const memberOf = (parameter: Parameter | undefined) =>
  new Map(
    parameter
      ? [
          [
            '',
            {
              value: parameter,
              isRequired: parameter.required === true,
              isDeprecated: parameter.deprecated === true,
            },
          ],
        ]
      : [],
  );

function headerChanges(
  place: string,
  [beforeContract, before]: [Contract, Answer],
  [afterContract, after]: [Contract, Answer],
  direction: Direction,
  compareSchemas: CompareSchemas,
): Placed[] {
  const [earlier, later] = (
    [
      [beforeContract, before],
      [afterContract, after],
    ] as const
  ).map(
    ([contract, { headers = {} }]) =>
      new Map(
        Object.entries(headers).map(([name, raw]) => [
          name.toLowerCase(),
          { name, found: resolved(contract, raw) },
        ]),
      ),
  );
  if (!earlier || !later) return [];
  return [...new Set([...earlier.keys(), ...later.keys()])].map((key): Placed => {
    const [one, other] = [earlier.get(key), later.get(key)];
    return [
      `the header \`${(other ?? one)?.name}\` of ${place}`,
      compareMembers(memberOf(one?.found), memberOf(other?.found), direction, (a, b) =>
        compareParameter([a, b], direction, compareSchemas),
      ),
    ];
  });
}

function bodyPresence(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  direction: Direction,
): Finding[] {
  const body = (value: RequestBody | undefined) =>
    new Map(value ? [['', { value, isRequired: value.required === true, isDeprecated: false }]] : []);
  return compareMembers(body(before), body(after), direction, (one, other) => [
    ...(one.description === other.description ? [] : [otherWords]),
    ...compareExtensions(extensionsOf(one), extensionsOf(other), direction),
  ]);
}

/**
 * Returns a function that compares request or response bodies, each media type on its own. If there are
 * several media types, the findings name the type.
 */
function bodyComparer(beforeContract: Contract, afterContract: Contract, compareSchemas: CompareSchemas) {
  return (place: string, before: MediaTypes = {}, after: MediaTypes = {}, direction: Direction): Placed[] => {
    const types = new Set([...Object.keys(before), ...Object.keys(after)]);
    if (Object.keys(before).length === 0 && types.size > 0)
      return [[place, [{ kind: 'additive', path: '', what: 'now has a body' }]]];
    return [...types].map((type): Placed => {
      const [one, other] = [before[type], after[type]];
      if (!one) return [place, [{ kind: 'additive', path: '', what: `may also be ${type}` }]];
      if (!other) return [place, [{ kind: 'breaking', path: '', what: `may no longer be ${type}` }]];
      const examples = (contract: Contract, { example, examples = {} }: MediaTypes[string]) =>
        canonical([
          example,
          Object.fromEntries(
            Object.entries(examples as object).map(([name, value]) => [name, resolved(contract, value)]),
          ),
        ]);
      return [
        types.size > 1 ? `${place} (${type})` : place,
        [
          ...(examples(beforeContract, one) === examples(afterContract, other) ? [] : [otherWords]),
          ...(isSame(one.encoding, other.encoding)
            ? []
            : [{ kind: 'breaking' as const, path: '', what: 'is encoded in another way (`encoding`)' }]),
          ...compareSchemas(one.schema ?? true, other.schema ?? true, direction),
        ],
      ];
    });
  };
}
