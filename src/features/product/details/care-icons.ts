import { getIcons, type IconSet, isApiError, type Product } from '@/lib/api';
import { CARE_ICONS, CARE_SET, careSymbols } from './care';

/** SVG shapes by icon name. Empty if they fail to load. */
export type CareIcons = { size: number; shapes: Record<string, string> };

const NONE: CareIcons = { size: 24, shapes: {} };

/** How long a page waits for its icons, in ms (docs/specification.md §9). */
export const ICON_TIMEOUT_MS = 1500;

/**
 * Allows only shapes: no scripts, styles or URLs. Icons may come from a foreign API, and they are inserted as
 * markup.
 */
const SHAPES =
  /^(?:<(?:g|path|circle|ellipse|rect|line|polyline|polygon)(?:\s+(?:d|points|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|transform|opacity|fill|fill-rule|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[\w\s.,#()+-]*")*\s*\/?>|<\/(?:g|path)>|\s)+$/;

/** The browser loads the set once per visit, for all products. */
let known: Promise<IconSet> | undefined;

/**
 * Loads all care icons. Never fails: without icons the page shows words.
 * @param timeoutMs how long to wait before the page is shown without icons
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
