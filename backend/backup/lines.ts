import { z } from 'zod';

/**
 * Format of a backup: gzipped JSON lines. First the header; then for every table its name, its rows and a
 * checksum of them; then for every picture its name, its content and a checksum; last a checksum of
 * everything. A row is an array of strings in PostgreSQL's text notation, in the order of the table's
 * columns. The content of a picture is base64.
 */
export const FORMAT = 'vitrina-backup';
export const FORMAT_VERSION = 1;

const column = z.object({ name: z.string(), type: z.string() });
const table = z.object({ name: z.string(), columns: z.array(column).min(1) });

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that were applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() })),
});

/** Lines that mark where a table or a picture begins and ends. */
export const markLine = z.union([
  z.strictObject({ table: z.string() }),
  z.strictObject({ rows: z.number(), sum: z.string() }),
  z.strictObject({ picture: z.string() }),
  z.strictObject({ sha256: z.string() }),
  z.strictObject({ end: z.literal(true), rows: z.number(), pictures: z.number(), sha256: z.string() }),
]);

export type Header = z.infer<typeof headerLine>;
export type TableHeader = z.infer<typeof table>;
export type Mark = z.infer<typeof markLine>;

/** How many tables, rows and pictures a backup contains. Shown to the person who made or restored it. */
export type Contents = { tables: number; rows: number; pictures: number };
