import { readFile, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { BadPicture, inspect, Originals } from '../../media/own-pictures/originals.ts';
import { ownTemplate, ownWidths } from '../../media/own-pictures/own-picture-path.ts';
import type { TakePicture } from './schemas/pictures.ts';

/**
 * Returns a function that imports pictures from a content folder into the shop, as pictures of the retailer.
 * @param keep If false, the pictures are only checked, not stored.
 */
export function openPictureTaker(folder: string, originalsDir: string, keep: boolean): TakePicture {
  const originals = new Originals(originalsDir);
  return async (file) => {
    const bytes = await readInside(folder, file);
    const hash = Originals.hashOf(bytes);
    const { tint, width, height } = keep ? await originals.put(bytes) : await inspect(bytes);
    const widths = ownWidths.filter((one) => one <= width);
    const largest = Math.max(...widths, ownWidths[0]);
    return {
      template: ownTemplate(hash),
      widths: widths.length > 0 ? widths : [ownWidths[0]],
      tint,
      width: largest,
      height: Math.round((height * largest) / width),
    };
  };
}

async function readInside(folder: string, file: string): Promise<Uint8Array> {
  // Compares the resolved paths, because a symbolic link inside the folder may point to a file outside.
  const [inside, real] = await Promise.all([realpath(folder), realpath(resolve(folder, file))]).catch(() => {
    throw new BadPicture(`${file} does not exist`);
  });
  if (!real.startsWith(inside + sep)) throw new BadPicture(`${file} is outside the folder`);
  return readFile(real);
}
