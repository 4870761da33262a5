// Writes the operation table beside the other generated files: node scripts/generation/write-operations.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { type Contract, operationRows, operationSchemasSource, operationsSource } from './operations.ts';

const OUTPUT = 'src/generated';

const contract = JSON.parse(readFileSync(`${OUTPUT}/openapi.json`, 'utf8')) as Contract;
const rows = operationRows(contract);
const services = [...new Set(rows.map(({ service }) => service))];
const exported = new Map(
  services.map((service) => {
    const source = readFileSync(`${OUTPUT}/zod/${service}.ts`, 'utf8');
    return [service, new Set([...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name))];
  }),
);

writeFileSync(`${OUTPUT}/operations.ts`, operationsSource(rows));
writeFileSync(`${OUTPUT}/operation-schemas.ts`, operationSchemasSource(rows, exported));
