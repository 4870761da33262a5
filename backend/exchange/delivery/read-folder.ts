import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type DeliveryIssue, DeliveryRefused } from './delivery-error.ts';
import { type DeliverySet, deliveryFiles } from './delivery-set.ts';
import { deliverySchemas } from './file-schemas.ts';

/**
 * Reads the delivery table of a folder. If a file is missing, its part is absent. Throws DeliveryRefused
 * with all errors.
 */
export async function readDeliveryFolder(folder: string): Promise<DeliverySet> {
  const issues: DeliveryIssue[] = [];

  async function part<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const path = join(folder, file);
    if (!existsSync(path)) return undefined;
    const { value, found } = readYaml(await readFile(path, 'utf8'), file, schema);
    issues.push(...found);
    return value;
  }

  const set: DeliverySet = {
    warehouse: await part(deliveryFiles.warehouse, deliverySchemas.warehouse),
    calendar: await part(deliveryFiles.calendar, deliverySchemas.calendar),
    methods: await part(deliveryFiles.methods, deliverySchemas.methods),
    zones: await part(deliveryFiles.zones, deliverySchemas.zones),
    returns: await part(deliveryFiles.returns, deliverySchemas.returns),
    points: await part(deliveryFiles.points, deliverySchemas.points),
  };
  if (issues.length > 0) throw new DeliveryRefused(issues);
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}

function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
): { value?: T; found: DeliveryIssue[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      found: document.errors.map(({ pos, message }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        key: '',
        why: message,
      })),
    };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, found: [] };
  return {
    found: result.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(document, path, lines),
      key: path.join('.'),
      why: message,
    })),
  };
}

/** The line of a value, or of its nearest parent that exists. */
function lineOf(document: Document, path: readonly PropertyKey[], lines: LineCounter): number | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}
