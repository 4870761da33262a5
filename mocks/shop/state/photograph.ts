import { MOST_PHOTO_BYTES, photoTooBig, wrongPhotoKind } from '#shared/forms/photo-rules.ts';
import { Refusal } from './refusal.ts';

const refused = (error: { code: string; message: string }) =>
  new Refusal('INVALID_REQUEST', [{ in: 'body', pointer: '/content', ...error }]);

const HEADS = ['ffd8ff', '89504e470d0a1a0a', '52494646'];

/**
 * Checks a photograph in base64.
 * @throws {Refusal} INVALID_REQUEST if it is too large or another type of file
 */
export function checkPhotograph(content: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  if (bytes.length > MOST_PHOTO_BYTES) throw refused(photoTooBig);
  const head = [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!HEADS.some((beginning) => head.startsWith(beginning))) throw refused(wrongPhotoKind);
}
