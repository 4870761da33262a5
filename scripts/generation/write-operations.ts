// Writes the operation table, the limits, the kinds of texts and the agent tools into src/generated, and
// completes the generated schemas: node scripts/generation/write-operations.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { agentToolsSource } from './agent-tools.ts';
import { boundsSource } from './bounds.ts';
import {
  type Contract,
  operationRows,
  operationSchemasSource,
  operationsSource,
  versionSource,
} from './operations.ts';
import { textFieldsSource } from './text-fields.ts';
import { type SchemasOfContract, withUniqueItems } from './unique-items.ts';

const OUTPUT = 'src/generated';

const contract = JSON.parse(readFileSync(`${OUTPUT}/openapi.json`, 'utf8')) as Contract &
  SchemasOfContract & { info: { version: string } };
const rows = operationRows(contract);
const services = [...new Set(rows.map(({ service }) => service))];
const read = (file: string) => readFileSync(`${OUTPUT}/zod/${file}.ts`, 'utf8');
const sources = new Map(services.map((service) => [service, read(service)]));
const schemas = withUniqueItems(read('zod.schemas'), contract);
const exported = new Map(
  [...sources].map(([service, source]) => [
    service,
    new Set([...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)),
  ]),
);

writeFileSync(`${OUTPUT}/zod/zod.schemas.ts`, schemas);
writeFileSync(
  `${OUTPUT}/operations.ts`,
  operationsSource(rows) + textFieldsSource(contract) + versionSource(contract),
);
writeFileSync(`${OUTPUT}/operation-schemas.ts`, operationSchemasSource(rows, exported));
writeFileSync(`${OUTPUT}/bounds.ts`, boundsSource([...sources.values(), schemas].join('\n')));
writeFileSync(
  `${OUTPUT}/agent-tools.ts`,
  agentToolsSource(JSON.parse(readFileSync(`${OUTPUT}/openapi.json`, 'utf8'))),
);
