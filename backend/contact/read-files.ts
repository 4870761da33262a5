import type { ContactFile } from '#contract/client/client.schemas.ts';
import { HEAD_BYTES, kindOfFile, MOST_FILE_BYTES, plainFileName } from '#shared/contact/attached-files.ts';
import { tooManyBytes, wrongFileKind } from '#shared/contact/contact-refusals.ts';
import { invalidRequest } from '../platform/http/problem.ts';
import type { KeptFile } from './tables.ts';

/**
 * Validates the files of a request and converts them to the form in which they are stored. Throws 422 for a
 * file of an unsupported type, and if the files are too large in total.
 */
export function readFiles(files: readonly ContactFile[]): { files: KeptFile[]; contents: string[] } {
  const kept = files.map(({ name, content }, index) => {
    const kind = kindOfFile(Buffer.from(content.slice(0, Math.ceil(HEAD_BYTES / 3) * 4), 'base64'));
    if (!kind) throw invalidRequest([{ in: 'body', pointer: `/files/${index}`, ...wrongFileKind }]);
    return { name: plainFileName(name), type: kind.type, bytes: Buffer.byteLength(content, 'base64') };
  });
  const bytes = kept.reduce((all, file) => all + file.bytes, 0);
  if (bytes > MOST_FILE_BYTES) throw invalidRequest([{ in: 'body', pointer: '/files', ...tooManyBytes }]);
  return { files: kept, contents: files.map(({ content }) => content) };
}
