/** The project's own lint rules for the contract, in addition to the rules of Redocly. */
import { readFileSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';
import { parse } from 'yaml';

const types = (schema) => (Array.isArray(schema.type) ? schema.type : [schema.type]);
const isChoice = (schema) => schema.enum !== undefined || schema.const !== undefined;
const FIXED_FORMATS = new Set(['uuid', 'date', 'date-time']);

/** Every string, number and array has a size limit. */
const bounded = () => ({
  Schema(schema, { report }) {
    if (isChoice(schema)) return;
    const of = types(schema);
    if (of.includes('string') && schema.maxLength === undefined && !FIXED_FORMATS.has(schema.format)) {
      report({ message: 'A string needs maxLength, an enum or a format of fixed length.' });
    }
    if (
      (of.includes('integer') || of.includes('number')) &&
      [schema.minimum, schema.maximum].includes(undefined)
    ) {
      report({ message: 'A number needs minimum and maximum.' });
    }
    if (of.includes('array') && schema.maxItems === undefined) {
      report({ message: 'An array needs maxItems.' });
    }
  },
});

/** Every property and every shared schema has a description. */
const described = () => ({
  Schema(schema, { report, location }) {
    if (location.pointer === '#/' && !schema.description)
      report({ message: 'A schema needs a description.' });
  },
  SchemaProperties: {
    Schema(schema, { report }) {
      if (!schema.$ref && !schema.oneOf && !schema.description)
        report({ message: 'A property needs a description.' });
    },
  },
});

/** Request bodies must not allow unknown fields, so that a misspelt or injected field is rejected. */
const closedRequestBodies = () => ({
  RequestBody: {
    Schema(schema, { report }) {
      if (types(schema).includes('object') && schema.additionalProperties !== false) {
        report({ message: 'An object in a request body needs additionalProperties: false.' });
      }
    },
  },
});

/** Every documented error has an example that the mock can return. */
const problemsHaveExamples = () => ({
  Response(response, { report, key }) {
    if (Number(key) < 400) return;
    const problem = response.content?.['application/problem+json'];
    if (!problem || Object.keys(problem.examples ?? {}).length === 0) {
      report({ message: 'A refusal is application/problem+json with at least one example.' });
    }
  },
});

const SHARED_PARAMETERS = ['site', 'request-id', 'requested-from', 'site-id', 'tracker-device-id'];

/**
 * docs/specification.md §7.1: every call to the shop has the site parameter and the four headers. Webhooks
 * are calls by the shop, so the rule does not apply to them.
 */
const sameParametersEverywhere = () => ({
  Paths: {
    PathItem(item, { report }) {
      const files = (item.parameters ?? []).map((parameter) => parameter.$ref);
      for (const name of SHARED_PARAMETERS) {
        if (!files.includes(`parameters/${name}.yaml`))
          report({ message: `A path needs the parameter ${name}.` });
      }
    },
  },
});

/**
 * Roles that a security scheme can require. A shopper's token without a required role also admits guests; for
 * operators, a role is always required.
 */
const ROLES = { bearerAuth: ['user'], operatorAuth: ['viewer', 'packer', 'manager', 'owner', 'exchange'] };

const isOfOperators = ({ security }) => security.every(({ operatorAuth }) => operatorAuth !== undefined);

/** The operation table derives from `security` who may call, so every operation must state it. */
const statedSecurity = () => ({
  Operation(operation, { report }) {
    if (!operation.security) {
      report({ message: 'An operation needs security; [] if it is open to everyone.' });
      return;
    }
    for (const [scheme, roles] of operation.security.flatMap(Object.entries)) {
      const known = ROLES[scheme] ?? [];
      for (const role of roles)
        if (!known.includes(role))
          report({ message: `${scheme} has no role ${role}, only ${known.join(', ')}.` });
      if (scheme === 'operatorAuth' && (roles.length !== 1 || !isOfOperators(operation)))
        report({
          message: 'An operator operation needs exactly one role per alternative and no other scheme.',
        });
    }
  },
});

/** Operations for agents only read public data: they need no identity, change nothing and pay for nothing. */
const agentsRead = () => ({
  Operation(operation, { report, key: method }) {
    if (!operation['x-agent']) return;
    if (method !== 'get' || operation.security?.length !== 0)
      report({ message: 'An operation with x-agent needs the method GET and security: [].' });
  },
});

/** The client and the operation table need exactly one success status. */
const oneSuccess = () => ({
  Operation(operation, { report }) {
    const successes = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
    if (!['200', '204'].includes(successes.join()))
      report({ message: 'An operation needs exactly one success status, 200 or 204.' });
  },
});

/**
 * A reference to a file with several parameters expands to references to all of them, so that the filters are
 * listed in one place.
 */
const parameterFiles = () => ({
  Operation(operation, { resolve }) {
    operation.parameters = operation.parameters?.flatMap((parameter) => {
      const { node } = parameter.$ref ? resolve(parameter) : {};
      if (!node || 'in' in node) return parameter;
      return Object.keys(node).map((name) => ({ $ref: `${parameter.$ref}#/${name}` }));
    });
  },
});

/**
 * Error responses that the web tier sends before it calls an operation: to every call of a shopper, and to
 * calls with methods that may change data.
 */
const WEB_TIER_REFUSALS = {
  every: { 414: 'address-too-long' },
  unsafe: { 403: 'forbidden', 413: 'payload-too-large', 415: 'unsupported-media-type' },
};

/**
 * Adds these error responses to all operations for shoppers, so that no operation has to list them. Operator
 * operations do not pass through the web tier's checks.
 */
const refusalsAtTheDoor = () => ({
  Operation(operation, { key: method }) {
    if (operation.security?.length > 0 && isOfOperators(operation)) return;
    const files = { ...WEB_TIER_REFUSALS.every, ...(method !== 'get' && WEB_TIER_REFUSALS.unsafe) };
    for (const [status, file] of Object.entries(files))
      operation.responses[status] ??= { $ref: `../../responses/${file}.yaml` };
  },
});

/**
 * An example can include another one as `$ref: ./other.yaml#/value`, so that a value in several responses is
 * written once.
 */
const examplesInside = () => ({
  Example(example, { location }) {
    example.value = wholeValue(example.value, location.source.absoluteRef);
  },
});

function wholeValue(value, file) {
  if (Array.isArray(value)) return value.map((each) => wholeValue(each, file));
  if (typeof value !== 'object' || value === null) return value;
  const [, inside] = /^(.+\.yaml)#\/value$/.exec(value.$ref ?? '') ?? [];
  if (inside === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wholeValue(each, file)]));
  const other = resolvePath(dirname(file), inside);
  return wholeValue(parse(readFileSync(other, 'utf8')).value, other);
}

export default () => ({
  id: 'vitrina',
  preprocessors: {
    oas3: {
      'parameter-files': parameterFiles,
      'examples-inside': examplesInside,
      'refusals-at-the-door': refusalsAtTheDoor,
    },
  },
  rules: {
    oas3: {
      bounded,
      described,
      'closed-request-bodies': closedRequestBodies,
      'problems-have-examples': problemsHaveExamples,
      'same-parameters-everywhere': sameParametersEverywhere,
      'stated-security': statedSecurity,
      'one-success': oneSuccess,
      'agents-read': agentsRead,
    },
  },
});
