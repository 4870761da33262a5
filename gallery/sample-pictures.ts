import sharp from 'sharp';
import type { Connect, Plugin } from 'vite';

const ADDRESS = /^\/sample\/(tall|wide)-(\w+)-(\d+)\.(avif|webp)$/;

/** Draws a coat on a wall, so that the gallery needs no pictures of real goods. */
function drawing(shape: string, colour: string): string {
  const [width, height] = shape === 'tall' ? [900, 1200] : [1440, 790];
  const scale = height / 1200;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#e4e2dd"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${scale})">
      <path d="M-70-470C-40-450 40-450 70-470L190-430C240-410 262-330 276-210L318 150 236 176 196-60 214 500C120 528-120 528-214 500L-196-60-236 176-318 150-276-210C-262-330-240-410-190-430Z" fill="#${colour}"/>
      <path d="M-70-470 0-250 70-470M0-250V512" fill="none" stroke="#161514" stroke-opacity=".25" stroke-width="4"/>
    </g>
  </svg>`;
}

/** A Vite plugin that serves the drawn sample pictures. All other pictures give a 404, as in the shop. */
export function samplePictures(): Plugin {
  return {
    name: 'vitrina:sample-pictures',
    configureServer: ({ middlewares }) => void middlewares.use('/', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/', answer),
  };
}

const answer: Connect.NextHandleFunction = async (request, response, next) => {
  if (!request.url?.startsWith('/sample/')) return next();
  const [, shape, colour, width, format] = ADDRESS.exec(request.url) ?? [];
  if (!shape || !colour || !width) {
    response.statusCode = 404;
    return response.end();
  }
  const image = sharp(Buffer.from(drawing(shape, colour))).resize({ width: Number(width) });
  const body = await (format === 'avif' ? image.avif({ effort: 0 }) : image.webp()).toBuffer();
  response.setHeader('content-type', `image/${format}`).end(body);
};
