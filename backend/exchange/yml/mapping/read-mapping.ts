import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { CommandRefused } from '../../../platform/command-refused.ts';
import { FilesRefused } from '../../../platform/files/files-refused.ts';
import { readYaml, type YamlIssue } from '../../../platform/files/yaml-file.ts';
import { type ParamKey, paramNames } from '../feed/params.ts';
import { families } from '../offers/colours/colour-table.ts';
import { STOCK_LIMIT } from '../offers/values/pieces.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const names = z.array(text(120)).min(1).max(200);
/**
 * Schema of a list of categories, each by id or name. An id of digits may be a number, because YAML parses it
 * as one.
 */
const categoryNames = z
  .array(z.union([text(120), z.number().transform(String)]))
  .min(1)
  .max(1000);
const paramKeys = Object.keys(paramNames) as [ParamKey, ...ParamKey[]];

const family = z.enum(families as [string, ...string[]]);

const schema = z.strictObject({
  params: z.partialRecord(z.enum(paramKeys), names).default({}),
  hidden: z.array(text(120)).max(1000).default([]),
  titles: z.record(text(120), text(60)).default({}),
  defaults: z
    .array(
      z
        .strictObject({
          of: z.enum(paramKeys),
          categories: categoryNames.optional(),
          value: z.union([text(60), z.number().transform(String)]).optional(),
          take: z.literal('name').optional(),
        })
        .refine(({ value, take }) => (value === undefined) !== (take === undefined), {
          message: 'either value or take: name',
        })
        .refine(({ of, take }) => take === undefined || of === 'colour' || of === 'size', {
          message: 'only a colour or a size can be taken from the name',
        }),
    )
    .max(1000)
    .default([]),
  units: z.strictObject({ size: text(20).optional() }).default({}),
  groups: z
    .strictObject({
      by: z.union([z.enum(['article', 'name']), z.strictObject({ field: text(120) })]),
    })
    .optional(),
  severalSizes: z.literal('split').optional(),
  prices: z.strictObject({ threeDigits: z.enum(['thousands', 'decimals']).optional() }).default({}),
  stock: z
    .strictObject({
      elements: z.array(text(60)).max(20).default([]),
      withoutNumber: z.number().int().min(0).max(STOCK_LIMIT).optional(),
    })
    .default({ elements: [] }),
  colours: z
    .record(
      text(60),
      z.union([
        family,
        z.strictObject({
          family,
          hex: z
            .string()
            .regex(/^#[\da-f]{6}$/i, 'hex is such as #1d2b4f')
            .optional(),
        }),
      ]),
    )
    .default({}),
  categories: z
    .array(
      z
        .strictObject({ feed: categoryNames, to: text(300).optional(), leave: z.literal(true).optional() })
        .refine(({ to, leave }) => (to === undefined) !== (leave === undefined), {
          message: 'either to, such as Женщинам / Платья, or leave: true',
        }),
    )
    .max(2000)
    .default([]),
});

/** A retailer's mapping file: it says how an import must understand the retailer's feed (docs/import.md). */
export type MappingFile = z.infer<typeof schema>;

export const emptyMapping: MappingFile = schema.parse({});

/** Parses a mapping file. Returns the mapping, or all its errors. */
export function readMapping(yaml: string): { mapping: MappingFile } | { issues: readonly YamlIssue[] } {
  const read = readYaml(yaml, schema);
  return 'value' in read ? { mapping: read.value } : read;
}

/**
 * Loads a mapping file. If the file does not exist, returns an empty mapping or, if it is `required`, throws
 * CommandRefused. Also throws for a file with errors.
 */
export function loadMapping(file: string, { required = false } = {}): MappingFile {
  if (!existsSync(file)) {
    if (required) throw new CommandRefused(`The file ${file} does not exist.`);
    return emptyMapping;
  }
  const read = readMapping(readFileSync(file, 'utf8'));
  if ('mapping' in read) return read.mapping;
  throw new FilesRefused(read.issues.map((issue) => ({ file, ...issue })));
}
