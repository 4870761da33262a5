import type { Picture } from '#contract/client/client.schemas.ts';
import type { StoredPhoto } from '../base/tables.ts';

/**
 * Widths in pixels in which photographs are stored: 240 for the row of photographs in a review, 900 for
 * viewing one of them.
 */
export const PHOTO_WIDTHS = [240, 900] as const;
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

export type PhotoPath = { id: string; width: number; format: (typeof PHOTO_FORMATS)[number] };

const PREFIX = '/pictures/reviews/';
const PATH = new RegExp(
  `^${PREFIX}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(${PHOTO_WIDTHS.join('|')})\\.(${PHOTO_FORMATS.join('|')})$`,
);

/** Whether a request asks for a photograph of a review. */
export const isReviewPhoto = (request: Request): boolean => new URL(request.url).pathname.startsWith(PREFIX);

/** Parses a path `/pictures/reviews/{id}-{width}.{format}`; undefined for any other path. */
export function parsePhotoPath(pathname: string): PhotoPath | undefined {
  const [, id, width, format] = PATH.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  return { id, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}

export const photoPicture = ({ id, tint, picture }: StoredPhoto): Picture => ({
  template: `${PREFIX}${id}-{width}.{format}`,
  widths: [...PHOTO_WIDTHS],
  ...picture,
  alt: 'Фото покупателя',
  tint,
});
