/** Minimum number of characters in the text of a review. */
export const LEAST_TEXT = 20;

export const textTooShort = {
  code: 'too_small',
  message: `Напишите хотя бы ${LEAST_TEXT}\u00a0знаков`,
} as const;
