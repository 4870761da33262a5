import type { BrandFiles } from './brand-files.ts';

/** Path of the web app manifest. Phones read it when the shop is added to the home screen. */
const MANIFEST_PATH = '/manifest.webmanifest';

/** Colour of text and icons without a brand kit, and colour of the page background (docs/design.md §2.1). */
const INK = '#161514';
const PAPER = '#ffffff';

/** Side lengths in pixels of the icons in the manifest. */
const SIDES = [192, 512];
/** Side length in pixels of the icon that iPhones request. */
const APPLE_SIDE = 180;

const iconPath = (side: number) => `/icon-${side}.png`;

/**
 * Side length in pixels of the icon at a path. Undefined if the path is not one of an icon. iPhones also
 * request names with a size or with «precomposed».
 */
function sideAt(path: string): number | undefined {
  if (/^\/apple-touch-icon(-\d{2,3}x\d{2,3})?(-precomposed)?\.png$/.test(path)) return APPLE_SIDE;
  return SIDES.find((side) => path === iconPath(side));
}

type ShopIcons = {
  brand: string;
  brandFiles?: BrandFiles | undefined;
  staticFiles?: ((request: Request) => Response | undefined) | undefined;
};

/**
 * Responds to requests for icons and the manifest, which browsers and phones request at fixed paths. Each
 * picture is drawn once, from the favicon of the brand kit or of the shop. Undefined for other paths, and if
 * there is no favicon to draw from.
 */
export function createShopIcons({ brand, brandFiles, staticFiles }: ShopIcons) {
  const location = brandFiles?.look?.favicon ?? '/favicon.svg';
  const headers = { 'cache-control': 'public, max-age=3600' };
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

  async function picture(
    url: URL,
    type: string,
    make: (svg: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>,
  ) {
    const key = url.pathname;
    const asked = new Request(new URL(location, url));
    const drawing = brandFiles?.answer(asked) ?? staticFiles?.(asked);
    // Only an SVG is redrawn; other files are sent unchanged. In a process that does not serve the build,
    // there is no favicon.
    if (drawing?.ok && !made.has(key))
      made.set(
        key,
        drawing
          .arrayBuffer()
          .then((svg) => make(new Uint8Array(svg)))
          .catch(() => undefined),
      );
    const bytes = await made.get(key);
    return bytes && new Response(bytes, { headers: { ...headers, 'content-type': type } });
  }

  return async (address: string): Promise<Response | undefined> => {
    const url = new URL(address);
    if (url.pathname === MANIFEST_PATH)
      return new Response(JSON.stringify(manifest(brand, brandFiles, location)), {
        headers: { ...headers, 'content-type': 'application/manifest+json' },
      });
    if (url.pathname === '/favicon.ico')
      return (
        (await picture(url, 'image/x-icon', async (svg) => (await import('./icon-file.ts')).iconFile(svg))) ??
        new Response(null, { status: 302, headers: { ...headers, location } })
      );
    const side = sideAt(url.pathname);
    if (side === undefined) return undefined;
    return picture(url, 'image/png', async (svg) => (await import('./icon-file.ts')).iconPicture(svg, side));
  };
}

function manifest(name: string, brandFiles: BrandFiles | undefined, drawing: string) {
  return {
    name,
    short_name: name,
    lang: 'ru',
    start_url: '/',
    // Opens the shop in a browser tab and not like an app: shoppers need the address bar and the back button.
    display: 'browser',
    background_color: PAPER,
    theme_color: brandFiles?.ink ?? INK,
    icons: [
      { src: drawing, sizes: 'any', type: 'image/svg+xml' },
      ...SIDES.map((side) => ({ src: iconPath(side), sizes: `${side}x${side}`, type: 'image/png' })),
    ],
  };
}
