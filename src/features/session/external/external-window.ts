import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { safePath } from '#shared/web/safe-address.ts';
import type { ExternalMode } from '@/lib/api';
import { readJson, safeStorage, tabStorage } from '@/lib/browser/storage';

const WIDTH = 960;
const HEIGHT = 600;

/**
 * Session storage key in the window that goes to the provider, so that the page after the redirect finds
 * `ExternalWay`.
 */
const WAY = SESSION_KEYS.externalWay;

/** How an external sign-in was opened (popup or redirect), and the path to open after it. */
export type ExternalWay = { mode: ExternalMode; redirect: string };

/**
 * Opens an empty popup for an external sign-in: 960 × 600 px, centred over this window. Call it synchronously
 * in the click handler, because browsers block later calls. Null if the popup was blocked.
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

/**
 * Stores `way` in the window that goes to the provider, for the page to which the provider will redirect it.
 */
export function rememberWay(target: Window, way: ExternalWay): void {
  safeStorage(() => target.sessionStorage).setItem(WAY, JSON.stringify(way));
}

/** How this window was opened for an external sign-in; undefined if it was not. */
export function rememberedWay(): ExternalWay | undefined {
  const { mode, redirect } = (readJson(tabStorage, WAY) ?? {}) as Partial<ExternalWay>;
  return mode === 'popup' || mode === 'redirect' ? { mode, redirect: safePath(redirect) } : undefined;
}

/**
 * Ignores errors. A popup with this name may already be open and show a page of the provider, to which the
 * browser denies access.
 */
function quietly(attempt: () => void): void {
  try {
    attempt();
  } catch {}
}
