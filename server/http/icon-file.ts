import sharp from 'sharp';

/** Side lengths of the pictures in /favicon.ico, in pixels. */
const SIDES = [16, 32, 48];

/** Sizes in bytes of the file header and of a directory entry. */
const HEAD = 6;
const ENTRY = 16;

/**
 * Converts an SVG to a square PNG with the given side length in pixels. The background is filled, because
 * phones show a transparent background as black. Rejects if the SVG cannot be read.
 */
export async function iconPicture(svg: Uint8Array, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp(svg, { density: 1_200 })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  return new Uint8Array(picture);
}

/** Converts an SVG to an .ico file that contains a PNG of each size. Rejects if the SVG cannot be read. */
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
