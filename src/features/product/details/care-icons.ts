import { getIcons, type IconSet, isApiError, type Product } from '@/lib/api';
import { CARE_ICONS, CARE_SET, careSymbols } from './care';

/** SVG markup of the icons by name. Empty if the icons failed to load. */
export type CareIcons = { size: number; shapes: Record<string, string> };

const NONE: CareIcons = { size: 24, shapes: {} };

/** How long a page waits for its icons, in ms (docs/specification.md §9). */
export const ICON_TIMEOUT_MS = 1500;

/**
 * The SVG elements and attributes allowed in an icon: shapes, but no scripts, styles or URLs. The icons are
 * inserted as markup, and they may come from another company's API.
 */
const SHAPES =
  /^(?:<(?:g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?:d|points|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|transform|opacity|fill|fill-rule|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[\w\s.,#()+-]*")*\s*\/?>|<\/(?:g|path)>|\s)+$/;

/** Caches the icons of all products for the visit, in the browser only. */
let known: Promise<IconSet> | undefined;

/**
 * Loads all care icons. Never fails: without icons the page shows the texts.
 * @param timeoutMs for how long the page waits for the icons
 */
export async function loadCareIcons(timeoutMs = ICON_TIMEOUT_MS): Promise<CareIcons> {
  try {
    const iconSet =
      known ?? getIcons(CARE_SET, { icons: CARE_ICONS }, { signal: AbortSignal.timeout(timeoutMs) });
    if (typeof document !== 'undefined') known = iconSet;
    const { width, icons } = await iconSet;
    const drawn = Object.entries(icons).filter(([, { body }]) => SHAPES.test(body));
    return { size: width, shapes: Object.fromEntries(drawn.map(([name, { body }]) => [name, body])) };
  } catch (error) {
    known = undefined;
    if (isApiError(error) || isTimeout(error)) return NONE;
    throw error;
  }
}

/** Picks the icons of the product, so that its page contains no others. */
export function iconsOf({ careCodes }: Pick<Product, 'careCodes'>, { size, shapes }: CareIcons): CareIcons {
  const wanted = careSymbols(careCodes).flatMap(({ icon }) => {
    const body = shapes[icon];
    return body === undefined ? [] : [[icon, body] as const];
  });
  return { size, shapes: Object.fromEntries(wanted) };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
