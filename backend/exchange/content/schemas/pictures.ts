import { z } from 'zod';
import { typeset } from '#shared/text/typeset.ts';
import type { PictureSource, SceneSource } from '../../../domain/tables/content-types.ts';
import { line, urls } from './fields.ts';

type TakenScene = { template: string; widths: number[]; tint: string; width: number; height: number };

/**
 * Imports a picture from the content folder. If this fails, rejects with an Error whose message completes a
 * sentence about the picture.
 */
export type TakePicture = (file: string) => Promise<TakenScene>;

export type PictureSchemas = ReturnType<typeof pictureSchemas>;

const kept = { template: z.string().min(1), widths: z.array(z.int().positive()).min(1), tint: z.string() };
const alt = z.string().max(140).default('').transform(typeset);

/**
 * Schemas of pictures. A picture is either a file in the folder, which is imported when the value is parsed,
 * or a picture that the shop already has.
 */
export function pictureSchemas(take: TakePicture) {
  const fromFile = z
    .strictObject({ file: z.string().min(1), alt })
    .transform(async ({ file, alt: words }, context): Promise<SceneSource> => {
      try {
        return { ...(await take(file)), alt: words };
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    });
  const inShop = z.strictObject({ ...kept, alt });
  const scene = either(
    namesFile,
    fromFile,
    inShop.extend({ width: z.int().positive(), height: z.int().positive() }),
  );
  const picture = either(
    namesFile,
    fromFile.transform(({ width: _width, height: _height, ...rest }): PictureSource => rest),
    inShop,
  );
  const cuts = z.strictObject({ wide: scene, narrow: scene });
  const outfit = { title: line(80), scene: cuts, productUrls: urls };
  return { scene, picture, cuts, outfit };
}

const namesFile = (value: unknown) => typeof value === 'object' && value !== null && 'file' in value;

/**
 * Validates a value with one of two schemas, depending on the shape of the value. A union of zod would report
 * errors of both schemas; this way, they are only about the form that the author meant.
 */
function either<A, B>(isFirst: (value: unknown) => boolean, first: z.ZodType<A>, second: z.ZodType<B>) {
  return z.unknown().transform(async (value, context): Promise<A | B> => {
    const result = await (isFirst(value) ? first : second).safeParseAsync(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.addIssue({ ...issue });
    return z.NEVER;
  });
}
