import { z } from 'zod';
import { day } from '../../../platform/files/file-fields.ts';
import { line, urls } from './fields.ts';
import type { PictureSchemas } from './pictures.ts';

/**
 * Schema of the front matter of a page. Its field `pictures` defines the pictures that the page's Markdown
 * names.
 */
export const frontMatterSchema = ({ scene, cuts }: PictureSchemas) =>
  z.strictObject({
    title: line(80),
    description: line(200),
    faq: z.literal(true).optional(),
    updated: day,
    scene: cuts.optional(),
    goods: urls.optional(),
    pictures: z.record(z.string().regex(/^[\w-]+$/), scene).default({}),
  });
