/** House rules of the contract, beside Redocly's own. */
import { readFileSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';
import { parse } from 'yaml';

const types = (schema) => (Array.isArray(schema.type) ? schema.type : [schema.type]);
const isChoice = (schema) => schema.enum !== undefined || schema.const !== undefined;
const FIXED_FORMATS = new Set(['uuid', 'date', 'date-time']);

/** Every string, number and array says how large it can get. */
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

/** Every property and every shared schema says what it means. */
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

/** An object that is sent is closed, so that a misspelt or smuggled field is refused. */
const closedRequestBodies = () => ({
  RequestBody: {
    Schema(schema, { report }) {
      if (types(schema).includes('object') && schema.additionalProperties !== false) {
        report({ message: 'An object in a request body needs additionalProperties: false.' });
      }
    },
  },
});

/** Every documented refusal can be shown by the mock. */
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

/** docs/specification.md §7.1: every request carries the site and the four headers. */
const sameParametersEverywhere = () => ({
  PathItem(item, { report }) {
    const files = (item.parameters ?? []).map((parameter) => parameter.$ref);
    for (const name of SHARED_PARAMETERS) {
      if (!files.includes(`parameters/${name}.yaml`))
        report({ message: `A path needs the parameter ${name}.` });
    }
  },
});

/** Roles that a bearer can be asked for, by scheme. Without one, guests are welcome too; an operator always has one. */
const ROLES = { bearerAuth: ['user'], operatorAuth: ['viewer', 'packer', 'manager', 'exchange'] };

const isOfOperators = ({ security }) => security.every(({ operatorAuth }) => operatorAuth !== undefined);

/** The operation table takes access from here, so nothing is left to a default. */
const statedSecurity = () => ({
  Operation(operation, { report }) {
    if (!operation.security) {
      report({ message: 'An operation states its security; [] when it is open to everyone.' });
      return;
    }
    for (const [scheme, roles] of operation.security.flatMap(Object.entries)) {
      const known = ROLES[scheme] ?? [];
      for (const role of roles)
        if (!known.includes(role))
          report({ message: `There is no role ${role} of ${scheme}, only ${known.join(', ')}.` });
      if (scheme === 'operatorAuth' && (roles.length !== 1 || !isOfOperators(operation)))
        report({
          message: 'An operation of operators names one role in each alternative, and nothing but them.',
        });
    }
  },
});

/** A client and a table need to know the one status that means success. */
const oneSuccess = () => ({
  Operation(operation, { report }) {
    const successes = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
    if (!['200', '204'].includes(successes.join()))
      report({ message: 'An operation succeeds with 200 or with 204, never with both.' });
  },
});

/** A file of parameters among those of an operation stands for all in it, so that filters are listed once. */
const parameterFiles = () => ({
  Operation(operation, { resolve }) {
    operation.parameters = operation.parameters?.flatMap((parameter) => {
      const { node } = parameter.$ref ? resolve(parameter) : {};
      if (!node || 'in' in node) return parameter;
      return Object.keys(node).map((name) => ({ $ref: `${parameter.$ref}#/${name}` }));
    });
  },
});

/** What the web tier answers to any call of a shopper before it knows the operation, by whether the call may change something. */
const AT_THE_DOOR = {
  every: { 414: 'address-too-long' },
  unsafe: { 403: 'forbidden', 413: 'payload-too-large', 415: 'unsupported-media-type' },
};

/** These refusals belong to every operation of shoppers, so none has to list them; operators have a door of their own. */
const refusalsAtTheDoor = () => ({
  Operation(operation, { key: method }) {
    if (operation.security?.length > 0 && isOfOperators(operation)) return;
    const files = { ...AT_THE_DOOR.every, ...(method !== 'get' && AT_THE_DOOR.unsafe) };
    for (const [status, file] of Object.entries(files))
      operation.responses[status] ??= { $ref: `../../responses/${file}.yaml` };
  },
});

/** An example may hold another as `$ref: ./other.yaml#/value`, so that what is inside of several answers is written once. */
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
    },
  },
});
