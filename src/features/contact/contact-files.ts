import { HEAD_BYTES, kindOfFile, MOST_FILE_BYTES, MOST_FILES } from '#shared/contact/attached-files.ts';
import { tooManyBytes, tooManyFiles, wrongFileKind } from '#shared/contact/contact-refusals.ts';
import type { ContactFile } from '@/lib/api';
import { encodeFile } from '@/lib/forms/encode-file';

/** A sentence for the shopper that says why these files cannot be sent; undefined if they can. */
export async function filesProblem(files: readonly File[]): Promise<string | undefined> {
  if (files.length > MOST_FILES) return tooManyFiles.message;
  const heads = await Promise.all(files.map((file) => file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!heads.every((head) => kindOfFile(new Uint8Array(head)))) return wrongFileKind.message;
  const bytes = files.reduce((all, { size }) => all + size, 0);
  return bytes > MOST_FILE_BYTES ? tooManyBytes.message : undefined;
}

/** Files in the format of the contract. */
export const encodeFiles = (files: readonly File[]): Promise<ContactFile[]> =>
  Promise.all(
    files.map(async (file) => ({ name: file.name.slice(0, 200), content: await encodeFile(file) })),
  );
