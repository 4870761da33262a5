import { z } from 'zod';
import { line } from './fields.ts';

const sizeTable = z
  .strictObject({
    title: line(80),
    note: line(300).nullable(),
    columns: z.array(line(60)).max(8),
    rows: z
      .array(
        z.strictObject({
          russian: line(20),
          european: line(20).nullable(),
          international: line(20).nullable(),
          measurements: z.array(line(20)),
        }),
      )
      .min(1)
      .max(60),
    advice: z.array(line(300)).max(10),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { measurements }] of rows.entries())
      if (measurements.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'measurements'],
          message: `${columns.length} measurements, one per column`,
        });
  });

export const sizeTables = z.record(z.string().regex(/^[\w-]+$/), sizeTable);
