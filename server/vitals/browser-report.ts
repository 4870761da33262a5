import { z } from 'zod';

/** Schema of a web vital measured in ms. (The layout shift has no unit, and a schema of its own.) */
const time = z.number().min(0).max(600_000);

/** A stack frame in a file of the build: file name, line and column. The host is left out. */
const frame = z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/);

/**
 * What a browser reports about a loaded page. URL, query and error message are left out on purpose, because
 * they could contain what a shopper typed (docs/decisions/0054-browsers-report.md).
 */
export const browserReport = z.strictObject({
  /** Route of the page, such as `/product/$productUrl`. */
  route: z.string().max(120),
  vitals: z
    .strictObject({
      lcp: time.optional(),
      inp: time.optional(),
      ttfb: time.optional(),
      cls: z.number().min(0).max(100).optional(),
    })
    .optional(),
  errors: z
    .array(
      z.strictObject({
        /** Class of the error, such as `TypeError`. */
        name: z.string().regex(/^[A-Za-z]\w{0,60}$/),
        frames: z.array(frame).max(5),
      }),
    )
    .max(5)
    .optional(),
});

export type BrowserReport = z.infer<typeof browserReport>;
