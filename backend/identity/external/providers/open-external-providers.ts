import type { ExternalProvider } from '../../base/external-sign-in.ts';
import type { IdentitySettings } from '../../base/settings.ts';
import { createOpenidProvider } from './openid.ts';
import { createTidProvider } from './tid.ts';
import { createVkProvider } from './vk.ts';
import { createYandexProvider } from './yandex.ts';

/** The shop's client id at the demo provider, for development and tests. */
const DEMO_CLIENT_ID = 'vitrina';

type Open = (settings: IdentitySettings, redirectUri: string) => ExternalProvider | undefined;

/**
 * Functions that open each provider of the contract, in display order. The type requires one for each
 * provider.
 */
const OPEN: Readonly<Record<ExternalProvider['id'], Open>> = {
  vk: ({ VK_CLIENT_ID }, redirectUri) =>
    VK_CLIENT_ID ? createVkProvider({ clientId: VK_CLIENT_ID, redirectUri }) : undefined,
  yandex: ({ YANDEX_CLIENT_ID, YANDEX_CLIENT_SECRET }, redirectUri) =>
    YANDEX_CLIENT_ID && YANDEX_CLIENT_SECRET
      ? createYandexProvider({
          clientId: YANDEX_CLIENT_ID,
          clientSecret: YANDEX_CLIENT_SECRET,
          redirectUri,
        })
      : undefined,
  tid: ({ TID_CLIENT_ID, TID_CLIENT_SECRET }, redirectUri) =>
    TID_CLIENT_ID && TID_CLIENT_SECRET
      ? createTidProvider({ clientId: TID_CLIENT_ID, clientSecret: TID_CLIENT_SECRET, redirectUri })
      : undefined,
  demo: ({ DEMO_SIGN_IN_ISSUER }, redirectUri) =>
    DEMO_SIGN_IN_ISSUER
      ? createOpenidProvider({
          id: 'demo',
          name: 'Демо ID',
          issuer: DEMO_SIGN_IN_ISSUER,
          clientId: DEMO_CLIENT_ID,
          redirectUri,
        })
      : undefined,
};

/** The configured providers in display order. A provider with missing settings is left out. */
export function openExternalProviders({
  publicUrl,
  settings,
}: {
  publicUrl: string;
  settings: IdentitySettings;
}): readonly ExternalProvider[] {
  return Object.entries(OPEN).flatMap(([id, open]) => {
    const redirectUri = `${publicUrl.replace(/\/+$/, '')}/login/external/${id}`;
    return open(settings, redirectUri) ?? [];
  });
}
