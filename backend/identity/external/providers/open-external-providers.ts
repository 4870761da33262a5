import type { ExternalProvider } from '../../base/external-sign-in.ts';
import type { IdentitySettings } from '../../base/settings.ts';
import { createOpenidProvider } from './openid.ts';
import { createTidProvider } from './tid.ts';
import { createVkProvider } from './vk.ts';
import { createYandexProvider } from './yandex.ts';

/** The shop's client id at the provider that is used in development and tests. */
const DEMO_CLIENT_ID = 'vitrina';

/** The configured providers in display order. A provider with missing settings is left out. */
export function openExternalProviders({
  publicUrl,
  settings,
}: {
  publicUrl: string;
  settings: IdentitySettings;
}): readonly ExternalProvider[] {
  const redirectUri = (id: ExternalProvider['id']) => `${publicUrl.replace(/\/+$/, '')}/login/external/${id}`;
  const { VK_CLIENT_ID, YANDEX_CLIENT_ID, YANDEX_CLIENT_SECRET, TID_CLIENT_ID, TID_CLIENT_SECRET } = settings;
  const { DEMO_SIGN_IN_ISSUER } = settings;
  const providers: ExternalProvider[] = [];
  if (VK_CLIENT_ID)
    providers.push(createVkProvider({ clientId: VK_CLIENT_ID, redirectUri: redirectUri('vk') }));
  if (YANDEX_CLIENT_ID && YANDEX_CLIENT_SECRET)
    providers.push(
      createYandexProvider({
        clientId: YANDEX_CLIENT_ID,
        clientSecret: YANDEX_CLIENT_SECRET,
        redirectUri: redirectUri('yandex'),
      }),
    );
  if (TID_CLIENT_ID && TID_CLIENT_SECRET)
    providers.push(
      createTidProvider({
        clientId: TID_CLIENT_ID,
        clientSecret: TID_CLIENT_SECRET,
        redirectUri: redirectUri('tid'),
      }),
    );
  if (DEMO_SIGN_IN_ISSUER)
    providers.push(
      createOpenidProvider({
        id: 'demo',
        name: 'Демо ID',
        issuer: DEMO_SIGN_IN_ISSUER,
        clientId: DEMO_CLIENT_ID,
        redirectUri: redirectUri('demo'),
      }),
    );
  return providers;
}
