import { type ExternalProviders, startExternalSignIn } from '@/lib/api';
import { safeNavigate, safeUrl } from '@/lib/navigation/safe-path';
import { openPopup, rememberWay } from './external-window';

export type ExternalProvider = ExternalProviders['providers'][number];

/**
 * Takes the shopper to a provider: in a window of its own, or in this one where such windows are blocked. Call it while
 * the press is handled. Resolves when the provider is on its way.
 * @throws ApiError when the sign-in cannot begin; the window is closed then
 */
export async function departTo(
  { id, name }: ExternalProvider,
  redirect: string,
  leave: (url: string) => void = safeNavigate,
): Promise<void> {
  const popup = openPopup(name);
  const mode = popup ? 'popup' : 'redirect';
  try {
    const { url } = await startExternalSignIn(id, { mode, redirect });
    // A closed window means that the shopper changed their mind.
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
