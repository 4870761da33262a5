import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import { type LineOf, readYaml } from '../../platform/files/yaml-file.ts';
import { DeliveryRefused } from './delivery-error.ts';
import { type DeliverySet, deliveryFiles } from './delivery-set.ts';
import { deliverySchemas } from './file-schemas.ts';

export type DeliveryReading = {
  /** The parts without errors. */
  set: DeliverySet;
  issues: FileIssue[];
  /** Parts whose files have errors. */
  refused: ReadonlySet<keyof DeliverySet>;
  /** Lines of the values of each file, for errors that are found later. */
  lines: ReadonlyMap<string, LineOf>;
};

/** Reads the files of a delivery table that are in a folder, with all their errors. */
export async function tryDeliveryFolder(folder: string): Promise<DeliveryReading> {
  const issues: FileIssue[] = [];
  const refused = new Set<keyof DeliverySet>();
  const lines = new Map<string, LineOf>();

  async function part<T>(name: keyof DeliverySet, schema: z.ZodType<T>): Promise<T | undefined> {
    const file = deliveryFiles[name];
    const path = join(folder, file);
    if (!existsSync(path)) return undefined;
    const read = readYaml(await readFile(path, 'utf8'), schema);
    if ('value' in read) {
      lines.set(file, read.lineOf);
      return read.value;
    }
    refused.add(name);
    issues.push(...read.issues.map((issue) => ({ file, ...issue })));
    return undefined;
  }

  const set: DeliverySet = {
    warehouse: await part('warehouse', deliverySchemas.warehouse),
    calendar: await part('calendar', deliverySchemas.calendar),
    methods: await part('methods', deliverySchemas.methods),
    zones: await part('zones', deliverySchemas.zones),
    returns: await part('returns', deliverySchemas.returns),
    points: await part('points', deliverySchemas.points),
  };
  issues.push(...(await strangeFiles(folder)));
  const present = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  return { set: present, issues, refused, lines };
}

/** Reads the delivery table of a folder. Throws DeliveryRefused with all errors. */
export async function readDeliveryFolder(folder: string): Promise<DeliverySet> {
  const { set, issues } = await tryDeliveryFolder(folder);
  if (issues.length > 0) throw new DeliveryRefused(issues);
  return set;
}

/** YAML files that are not part of the table: a misspelt name would silently leave out its file. */
async function strangeFiles(folder: string): Promise<FileIssue[]> {
  const known: readonly string[] = Object.values(deliveryFiles);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name))
    .sort()
    .map((file) => ({ file, place: '', why: `is not a file of the delivery table (${known.join(', ')})` }));
}
