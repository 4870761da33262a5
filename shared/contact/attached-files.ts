import { NBSP } from '../text/typography.ts';

/** What may come with a request to the shop. */
export const MOST_FILES = 5;
/** All files of a request together, in bytes. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** What the first bytes of a file say that it is; a name may say anything. */
const KINDS = [
  { type: 'image/jpeg', extension: 'jpg', parts: [[0, 'ffd8ff']] },
  { type: 'image/png', extension: 'png', parts: [[0, '89504e470d0a1a0a']] },
  // «RIFF», a length, «WEBP».
  {
    type: 'image/webp',
    extension: 'webp',
    parts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
  // «%PDF-»
  { type: 'application/pdf', extension: 'pdf', parts: [[0, '255044462d']] },
] as const;

export type FileKind = (typeof KINDS)[number]['type'];

/** For the attribute `accept`: phones turn their own kinds into one of these then. */
export const ACCEPTED: string = KINDS.map(({ type }) => type).join(',');

/** Bytes from the beginning of a file that its kind is read from. */
export const HEAD_BYTES = 12;

/** The kind of a file by its first bytes, and how the name of such a file ends; undefined for any other. */
export function kindOfFile(head: Uint8Array): { type: FileKind; extension: string } | undefined {
  const hexAt = (from: number, length: number) =>
    [...head.subarray(from, from + length)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return KINDS.find(({ parts }) => parts.every(([from, hex]) => hexAt(from, hex.length / 2) === hex));
}

/** The name of a file without folders and signs that no one can see; at most 100 characters. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(0, 100).join('') || 'Без названия';
}

/** «180 КБ», «1,4 МБ» */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))}${NBSP}КБ`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',').replace(',0', '')}${NBSP}МБ`;
}
