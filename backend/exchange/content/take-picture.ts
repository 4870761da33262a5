import { readFile, realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { BadPicture, inspect, Originals } from '../../media/own-pictures/originals.ts';
import { ownTemplate, ownWidths } from '../../media/own-pictures/own-picture-path.ts';

type TakenScene = { template: string; widths: number[]; tint: string; width: number; height: number };

/** Takes a picture beside the content into the shop; rejects with an Error whose message ends a sentence. */
export type TakePicture = (file: string) => Promise<TakenScene>;

/**
 * Takes pictures of a folder of content in, as own pictures of the shop.
 * @param keep false to look at them without keeping anything
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
  // A link inside the folder may lead outside.
  const [inside, real] = await Promise.all([realpath(folder), realpath(resolve(folder, file))]).catch(() => {
    throw new BadPicture(`${file} is not there`);
  });
  if (!real.startsWith(inside + sep)) throw new BadPicture(`${file} is outside the folder`);
  return readFile(real);
}
