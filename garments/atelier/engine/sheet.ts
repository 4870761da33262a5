import sharp from 'sharp';

/**
 * Puts pictures of equal size side by side in rows and writes them as one image file. Its format follows from
 * the extension of the file name. A cell without a picture stays white.
 */
export async function writeSheet(
  file: string,
  cells: readonly (Buffer | undefined)[],
  { width, columns }: { width: number; columns: number },
): Promise<void> {
  const height = Math.round((width * 4) / 3);
  const across = Math.min(columns, cells.length);
  const sheet = sharp({
    create: {
      width: across * width,
      height: Math.ceil(cells.length / across) * height,
      channels: 3,
      background: '#fff',
    },
  }).composite(
    cells.flatMap((input, index) =>
      input ? [{ input, left: (index % across) * width, top: Math.floor(index / across) * height }] : [],
    ),
  );
  await (file.endsWith('.jpg') ? sheet.jpeg({ quality: 76, mozjpeg: true }) : sheet).toFile(file);
}
