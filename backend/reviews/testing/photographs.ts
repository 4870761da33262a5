import sharp from 'sharp';

/** Creates an image file in a single colour, like a photograph that a shopper uploads. */
export const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8d0c4' } });
