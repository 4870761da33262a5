import { useEffect, useEffectEvent } from 'react';
import { useStore } from '@/lib/state/store';
import { consentChoice, consentDialog, mustAsk } from '@/lib/third-parties/consent-choice';
import { isSwitchedOffHere } from '@/lib/third-parties/third-party';
import { lazyPart, useLazyOpen, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { useSession } from '@/shop/identity/session';
import type { ConsentSettingsProps } from './consent-settings';
import { syncConsents } from './sync-consents';

const consentBanner = lazyPart<object>(async () => (await import('./consent-banner')).ConsentBanner);
const consentSettings = lazyPart<ConsentSettingsProps>(
  async () => (await import('./consent-settings')).ConsentSettings,
);

/** Renders the consent question and the cookie settings. The shell contains it once. */
export function ConsentHost() {
  const choice = useStore(consentChoice);
  const isOpen = useStore(consentDialog);
  const banner = useQuietPart(consentBanner);
  const settings = useLazyOpen(consentSettings);
  const session = useSession();
  // On the server and before the storage is read, the answers are undefined, so the server's HTML never has
  // the question.
  const asks = choice !== undefined && mustAsk(choice) && !isSwitchedOffHere();

  const wakeBanner = useEffectEvent(banner.wake);
  useEffect(() => {
    if (asks) wakeBanner();
  }, [asks]);

  const showSettings = useEffectEvent(async () => {
    await settings.show();
    if (!consentSettings.loaded) consentDialog.set(false);
  });
  useEffect(() => {
    if (isOpen) void showSettings();
  }, [isOpen]);

  const signedIn = session?.user != null;
  useEffect(() => {
    if (signedIn && choice) void syncConsents(choice);
  }, [signedIn, choice]);

  return (
    <>
      {asks && banner.Part && <banner.Part />}
      {settings.Part && <settings.Part open={isOpen} onClose={() => consentDialog.set(false)} />}
    </>
  );
}
