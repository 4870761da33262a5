import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandKit, readBrandKit } from '../../backend/platform/settings/brand-kit.ts';

/** Paths under which pages find the files of a brand kit. */
type BrandLook = {
  /** Style sheet with the kit's colours and font. Absent if the kit sets neither. */
  styles?: string;
  /** Logo to show in place of the shop's name. Absent if the kit has none. */
  logo?: string;
  /** Favicon. Absent if the kit has none. */
  favicon?: string;
};

type BrandFile = { type: string; bytes: Uint8Array<ArrayBuffer> };
export type BrandFiles = {
  look: BrandLook;
  /** CSS colour of the text in link previews. If absent, the default colour is used. */
  ink?: string | undefined;
  answer(request: Request): Response | undefined;
};

const FOLDER = '/brand/';

/**
 * Reads the brand kit in a folder. Undefined if the folder contains no kit.
 * @throws StartupError if the kit is invalid
 */
export function brandFilesOf(folder: string): BrandFiles | undefined {
  const kit = readBrandKit(folder);
  return kit && openBrandFiles(kit);
}

/**
 * Prepares the files of a brand kit. Their names contain a hash of the content, so browsers may cache them
 * forever.
 */
function openBrandFiles(kit: BrandKit): BrandFiles {
  const files = new Map<string, BrandFile>();
  const add = (name: string, type: string, content: string | Uint8Array): string => {
    const bytes = new Uint8Array(Buffer.from(content));
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    const address = `${FOLDER}${hash}-${name}`;
    files.set(address, { type, bytes });
    return address;
  };
  const read = (name: string) => new Uint8Array(readFileSync(join(kit.folder, name)));
  const { logo, favicon } = kit.drawings;
  const fonts = (kit.font?.files ?? []).map(({ file, weight }) => ({
    weight,
    address: add(file, 'font/woff2', read(file)),
  }));
  const isStyled = kit.colours ?? kit.badges ?? kit.font;
  const look: BrandLook = {
    ...(isStyled && { styles: add('brand.css', 'text/css; charset=utf-8', brandStyles(kit, fonts)) }),
    ...(logo && { logo: add('logo.svg', 'image/svg+xml', read('logo.svg')) }),
    ...(favicon && { favicon: add('favicon.svg', 'image/svg+xml', read('favicon.svg')) }),
  };
  return {
    look,
    ink: kit.colours?.ink,
    answer(request) {
      const { pathname } = new URL(request.url);
      const file = files.get(pathname);
      if (!file) return pathname.startsWith(FOLDER) ? new Response('Not found', { status: 404 }) : undefined;
      return new Response(request.method === 'HEAD' ? null : file.bytes, {
        headers: {
          'content-type': file.type,
          'cache-control': 'public, max-age=31536000, immutable',
          // Forbids scripts: a browser would run those in an SVG that is opened as a document.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        },
      });
    },
  };
}

/**
 * A style sheet that overrides the custom properties in src/styles/theme.css for which the kit has values.
 */
function brandStyles(
  { colours, badges, font }: Pick<BrandKit, 'colours' | 'badges' | 'font'>,
  fonts: readonly { weight: string; address: string }[],
): string {
  const faces = fonts.map(
    ({ weight, address }) =>
      `@font-face{font-family:"${font?.family}";src:url("${address}") format("woff2");font-weight:${weight};font-display:swap}`,
  );
  const tokens = [
    ...(colours
      ? [
          `--color-ink:${colours.ink}`,
          `--color-ink-soft:color-mix(in srgb,${colours.ink} 86%,#fff)`,
          `--color-accent:${colours.accent}`,
        ]
      : []),
    ...(badges ? [`--badge-background:${badges.background}`, `--badge-text:${badges.text}`] : []),
    ...(font ? [`--font-sans:"${font.family}",system-ui,sans-serif`] : []),
  ];
  return `${faces.join('')}:root{${tokens.join(';')}}`;
}
