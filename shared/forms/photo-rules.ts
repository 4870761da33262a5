/** Maximum number of photographs of a review or a refund. */
export const MOST_PHOTOS = 5;
/** Maximum size of one photograph, in bytes. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
/** Pictures with more pixels are not decoded. Phone cameras make smaller ones. */
export const MOST_PIXELS = 60_000_000;

/**
 * The value of the attribute `accept` of file inputs. It also makes phones convert pictures from their own
 * formats to one of these types.
 */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png,image/webp';

export const wrongPhotoKind = {
  code: 'wrong_kind',
  message: 'Подойдут фотографии JPEG, PNG и\u00a0WebP',
} as const;

export const photoTooBig = {
  code: 'too_big',
  message: 'Фотография\u00a0— не\u00a0больше 10\u00a0МБ',
} as const;

export const tooManyPixels = {
  code: 'too_many_pixels',
  message: 'Фотография слишком большая. Уменьшите её и\u00a0приложите ещё раз',
} as const;

export const brokenPhoto = {
  code: 'broken',
  message: 'Фотография не\u00a0открывается. Приложите другую',
} as const;

export const tooManyPhotos = { code: 'too_big', message: 'Не\u00a0больше пяти фотографий' } as const;

export const unknownPhoto = { code: 'unknown', message: 'Приложите фотографию ещё раз' } as const;
