import { NBSP } from '../text/typography.ts';

/** Maximum number of files attached to a contact request. */
export const MOST_FILES = 5;
/** Maximum size of all files attached to a request together, in bytes. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** The allowed file types, recognised by the first bytes of a file. Its name is not trusted. */
const KINDS = [
  { type: 'image/jpeg', extension: 'jpg', parts: [[0, 'ffd8ff']] },
  { type: 'image/png', extension: 'png', parts: [[0, '89504e470d0a1a0a']] },
  // A WebP file begins with «RIFF», four bytes of length, and «WEBP».
  {
    type: 'image/webp',
    extension: 'webp',
    parts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
  // A PDF file begins with «%PDF-».
  { type: 'application/pdf', extension: 'pdf', parts: [[0, '255044462d']] },
] as const;

export type FileKind = (typeof KINDS)[number]['type'];

/**
 * The value of the attribute `accept` of file inputs. It also makes phones convert pictures from their own
 * formats to one of these types.
 */
export const ACCEPTED: string = KINDS.map(({ type }) => type).join(',');

/** How many bytes at the beginning of a file are needed to recognise its type. */
export const HEAD_BYTES = 12;

/**
 * The type of a file and the usual extension, recognised by the first bytes. Undefined if the type is not
 * allowed.
 */
export function kindOfFile(head: Uint8Array): { type: FileKind; extension: string } | undefined {
  const hexAt = (from: number, length: number) =>
    [...head.subarray(from, from + length)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return KINDS.find(({ parts }) => parts.every(([from, hex]) => hexAt(from, hex.length / 2) === hex));
}

/** A safe file name: without folders and invisible characters, at most 100 characters long. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(0, 100).join('') || 'Без названия';
}

/** The size of a file in words: «180 КБ», «1,4 МБ». */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))}${NBSP}КБ`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',').replace(',0', '')}${NBSP}МБ`;
}

const EXTENSIONS = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** A file name in which all signs that mean something in folders or commands are replaced. */
export const safeFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');

/**
 * The name under which an operator saves a file at the desk. Its sender chose the name, so the extension is
 * that of what the file is.
 */
export function savedFileName(name: string, type: keyof typeof EXTENSIONS): string {
  const plain = plainFileName(name).replace(/\.[a-z0-9]{1,5}$/i, '');
  const safe = safeFileName(plain).replace(/^\.+/, '');
  return `${safe || 'file'}.${EXTENSIONS[type]}`;
}
