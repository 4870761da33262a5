import sharp from 'sharp';

/** Side lengths in pixels of the pictures in /favicon.ico. */
const SIDES = [16, 32, 48];

/** Sizes in bytes of the file's header and of one entry in its directory. */
const HEAD = 6;
const ENTRY = 16;

/**
 * Draws an SVG as a square PNG. The background is filled, because phones show transparency as black. Rejects
 * if the SVG cannot be read.
 * @param side in pixels
 */
export async function iconPicture(svg: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp(svg, { density: 1_200 })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return new Uint8Array(picture);
}

/** Turns an SVG into an .ico file with a PNG in each size. Rejects if the SVG cannot be read. */
export async function iconFile(svg: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await Promise.all(
    SIDES.map((side) =>
      sharp(svg, { density: 300 })
        .resize(side, side, { fit: 'contain', background: '#00000000' })
        .png()
        .toBuffer(),
    ),
  );
  const list = Buffer.alloc(HEAD + ENTRY * pictures.length);
  list.writeUInt16LE(1, 2);
  list.writeUInt16LE(pictures.length, 4);
  let offset = list.length;
  for (const [place, picture] of pictures.entries()) {
    const at = HEAD + ENTRY * place;
    const side = SIDES[place] ?? 0;
    list.writeUInt8(side, at);
    list.writeUInt8(side, at + 1);
    list.writeUInt16LE(1, at + 4);
    list.writeUInt16LE(32, at + 6);
    list.writeUInt32LE(picture.length, at + 8);
    list.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return new Uint8Array(Buffer.concat([list, ...pictures]));
}
