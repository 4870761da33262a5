import { safeNavigate, safeUrl } from '#shared/web/safe-address.ts';
import { type ExternalProviders, startExternalSignIn } from '@/lib/api';
import { openPopup, rememberWay } from './external-window';

export type ExternalProvider = ExternalProviders['providers'][number];

/**
 * Opens the page of a provider in a popup, or in this window if popups are blocked. Call it synchronously in
 * the click handler. Resolves when the window is navigating to the provider.
 * @throws ApiError if the sign-in cannot begin; then the popup is closed
 */
export async function openProvider(
  { id, name }: ExternalProvider,
  redirect: string,
  leave: (url: string) => void = safeNavigate,
): Promise<void> {
  const popup = openPopup(name);
  const mode = popup ? 'popup' : 'redirect';
  try {
    const { url } = await startExternalSignIn(id, { mode, redirect });
    // If the shopper has closed the popup, stop.
    if (popup?.closed) return;
    rememberWay(popup ?? window, { mode, redirect });
    if (!popup) return leave(url);
    popup.location.href = safeUrl(url);
    popup.focus();
  } catch (error) {
    popup?.close();
    throw error;
  }
}
