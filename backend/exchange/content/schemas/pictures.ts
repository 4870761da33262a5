import { z } from 'zod';
import { typeset } from '#shared/text/typeset.ts';
import type { PictureSource, SceneSource } from '../../../domain/tables/content-types.ts';
import { line, urls } from './fields.ts';

type TakenScene = { template: string; widths: number[]; tint: string; width: number; height: number };

/**
 * Imports a picture from the content folder. Rejects with an Error whose message is the end of a sentence
 * about the picture.
 */
export type TakePicture = (file: string) => Promise<TakenScene>;

export type PictureSchemas = ReturnType<typeof pictureSchemas>;

const kept = { template: z.string().min(1), widths: z.array(z.int().positive()).min(1), tint: z.string() };
const alt = z.string().max(140).default('').transform(typeset);

/** Schemas of pictures: files in the folder, which parsing imports, or pictures that the shop already has. */
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
 * Validates a value with one of two schemas, chosen by the shape of the value, so that errors refer only to
 * the form that the author meant.
 */
function either<A, B>(isFirst: (value: unknown) => boolean, first: z.ZodType<A>, second: z.ZodType<B>) {
  return z.unknown().transform(async (value, context): Promise<A | B> => {
    const result = await (isFirst(value) ? first : second).safeParseAsync(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) context.addIssue({ ...issue });
    return z.NEVER;
  });
}
