import { HEAD_BYTES, kindOfFile, MOST_FILE_BYTES, MOST_FILES } from '#shared/contact/attached-files.ts';
import { tooManyBytes, tooManyFiles, wrongFileKind } from '#shared/contact/contact-refusals.ts';
import type { ContactFile } from '@/lib/api';

/** Why files cannot be sent together, in a sentence for the shopper; undefined when they can. */
export async function objectionToFiles(files: readonly File[]): Promise<string | undefined> {
  if (files.length > MOST_FILES) return tooManyFiles.message;
  const heads = await Promise.all(files.map((file) => file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!heads.every((head) => kindOfFile(new Uint8Array(head)))) return wrongFileKind.message;
  const bytes = files.reduce((all, { size }) => all + size, 0);
  return bytes > MOST_FILE_BYTES ? tooManyBytes.message : undefined;
}

/** Files as the contract takes them. */
export const filesForCall = (files: readonly File[]): Promise<ContactFile[]> =>
  Promise.all(files.map(async (file) => ({ name: file.name.slice(0, 200), content: await base64Of(file) })));

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // One call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
