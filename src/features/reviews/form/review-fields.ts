import { LEAST_TEXT, textTooShort } from '#shared/reviews/text-rules.ts';
import type { FieldError, MyReview, ReviewContent, ReviewDraft, ReviewFit } from '@/lib/api';

/** Values of the review form, as typed. */
export type ReviewFields = {
  seenVersion: number;
  stars: number | undefined;
  fit: ReviewFit | undefined;
  heightCm: string;
  usualSize: string;
  text: string;
  pros: string;
  cons: string;
  isAnonymous: boolean;
  /** Photographs that are already uploaded, with the colour shown until each is loaded. */
  photos: { id: string; tint: string }[];
};

export type ReviewErrors = Partial<
  Record<'stars' | 'fit' | 'heightCm' | 'usualSize' | 'text' | 'pros' | 'cons' | 'photos' | 'form', string>
>;

const FITS: readonly ReviewFit[] = ['SMALL', 'EXACT', 'LARGE'];
const HEIGHT = 'Рост\u00a0— от\u00a050 до\u00a0230\u00a0см';

/** Initial values of the form: those of an existing review, or the given stars. */
export function fieldsOfReview(review: MyReview | null, stars: number | undefined): ReviewFields {
  const content: Partial<ReviewContent> = review?.content ?? {};
  return {
    seenVersion: review?.version ?? 0,
    stars: content.stars ?? stars,
    fit: content.fit ?? undefined,
    heightCm: content.heightCm ? String(content.heightCm) : '',
    usualSize: content.usualSize ?? '',
    text: content.text ?? '',
    pros: content.pros ?? '',
    cons: content.cons ?? '',
    isAnonymous: content.isAnonymous ?? false,
    photos: (content.photos ?? []).map(({ id, picture }) => ({ id, tint: picture.tint })),
  };
}

/** Reads the review form. The value of a photograph is «id tint». */
export function readReview(data: FormData): ReviewFields {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    seenVersion: Number(text('seenVersion')) || 0,
    stars: Number(text('stars')) || undefined,
    fit: FITS.find((fit) => fit === text('fit')),
    heightCm: text('heightCm').trim(),
    usualSize: text('usualSize').trim(),
    text: text('text').trim(),
    pros: text('pros').trim(),
    cons: text('cons').trim(),
    isAnonymous: text('isAnonymous') !== '',
    photos: data.getAll('photo').flatMap((value) => {
      const [, id, tint] = /^([\da-f-]{36}) (#[\da-f]{6})$/.exec(String(value)) ?? [];
      return id && tint ? [{ id, tint }] : [];
    }),
  };
}

/** Errors of the review form, by field, that can be found without the shop. */
export function errorsInReview({ stars, text, heightCm }: ReviewFields): ReviewErrors {
  const height = Number(heightCm);
  const isHeight = heightCm === '' || (Number.isInteger(height) && height >= 50 && height <= 230);
  return {
    ...(stars === undefined && { stars: 'Поставьте оценку' }),
    ...(!isHeight && { heightCm: HEIGHT }),
    ...(text.length < LEAST_TEXT && { text: textTooShort.message }),
  };
}

export function draftOf(fields: ReviewFields): ReviewDraft {
  const { seenVersion, stars = 0, fit = null, heightCm, usualSize, text, pros, cons, isAnonymous } = fields;
  return {
    seenVersion,
    stars,
    fit,
    text,
    isAnonymous,
    heightCm: heightCm === '' ? null : Number(heightCm),
    usualSize: usualSize || null,
    pros: pros || null,
    cons: cons || null,
    photos: fields.photos.map(({ id }) => id),
  };
}

/** Assigns errors of the shop to fields of the form. */
export function reviewErrorsByField(errors: readonly FieldError[]): ReviewErrors {
  return Object.fromEntries(
    errors.map(({ pointer, message }) => [pointer.split('/')[1] ?? 'form', message]),
  ) as ReviewErrors;
}
