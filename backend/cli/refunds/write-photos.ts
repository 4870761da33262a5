import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatorRefund } from '#contract/client/client.schemas.ts';
import { CommandRefused } from '../../platform/command-refused.ts';

/**
 * Writes the photographs of a refund to a folder, as files that only the user of this process can read.
 * Returns the names of the files.
 * @throws CommandRefused if a file cannot be written
 */
export async function writePhotos(
  { refund: { number }, photos }: Pick<OperatorRefund, 'refund' | 'photos'>,
  folder: string,
): Promise<string[]> {
  const names = photos.map((_, place) => join(folder, `${number?.replace('/', '-')}-${place + 1}.webp`));
  for (const [place, name] of names.entries()) {
    const content = Buffer.from(photos[place]?.content ?? '', 'base64');
    await writeFile(name, content, { mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw new CommandRefused(`${name} cannot be written: ${error.code}.`);
    });
  }
  return names;
}
