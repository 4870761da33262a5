import sharp from 'sharp';

/** Creates a photograph in a single colour. */
export const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8d0c4' } });
