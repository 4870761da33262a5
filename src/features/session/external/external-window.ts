import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import type { ExternalMode } from '@/lib/api';
import { safePath } from '@/lib/navigation/safe-path';

const WIDTH = 960;
const HEIGHT = 600;

/** Kept in the window that goes to the provider, for the page it comes back to. */
const WAY = SESSION_KEYS.externalWay;

/** How a window went to a provider, and the path of the shop where the shopper wants to be afterwards. */
export type ExternalWay = { mode: ExternalMode; redirect: string };

/**
 * Opens the empty window of a sign-in, 960 × 600 px in the middle of this one. To be called while the press is handled:
 * later it is blocked. Null when it is blocked even so.
 */
export function openPopup(name: string): Window | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = window.open('', 'vitrina-external', features);
  if (!popup || popup.closed) return null;
  quietly(() => {
    popup.document.title = name;
    popup.document.body.textContent = `Открываем ${name}…`;
  });
  return popup;
}

/** Saves how the window left, for the page that it comes back to. */
export function rememberWay(target: Window, way: ExternalWay): void {
  quietly(() => target.sessionStorage.setItem(WAY, JSON.stringify(way)));
}

/** How this window left for the provider; undefined when unknown. */
export function rememberedWay(): ExternalWay | undefined {
  let way: Partial<ExternalWay> | null = null;
  quietly(() => {
    way = JSON.parse(sessionStorage.getItem(WAY) ?? 'null');
  });
  const { mode, redirect } = (way ?? {}) as Partial<ExternalWay>;
  return mode === 'popup' || mode === 'redirect' ? { mode, redirect: safePath(redirect) } : undefined;
}

/** Storage may be forbidden, and a window of that name may show the provider already. */
function quietly(attempt: () => void): void {
  try {
    attempt();
  } catch {}
}
