import { z } from 'zod';
import { type ExternalProvider, ExternalRejected } from '../../base/external-sign-in.ts';
import { askProvider, type CallOptions } from './ask-provider.ts';
import { codeChallenge } from './pkce.ts';
import { profileOf, readAnswer } from './read-answer.ts';

const Tokens = z.object({ access_token: z.string().min(1), state: z.string() });

const UserInfo = z.object({
  user: z.object({
    user_id: z.coerce.string().regex(/^\d{1,20}$/),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: z.string().nullish(),
  }),
});

type VkSettings = CallOptions & {
  clientId: string;
  redirectUri: string;
  /** Origin (scheme and host) that tests use instead of VK's. */
  origin?: string;
};

/**
 * VK ID: OAuth 2.1 with PKCE for a public client,
 * https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description.
 * The exchange of the code requires the `device_id` from the callback, and returns the state. The email
 * address never counts as verified, because the response does not say whether it is (the field `verified` is
 * about the person's page).
 */
export function createVkProvider(settings: VkSettings): ExternalProvider {
  const { clientId, redirectUri, origin = 'https://id.vk.com' } = settings;
  return {
    id: 'vk',
    name: 'VK ID',
    async authorizationUrl({ state, codeVerifier }) {
      const url = new URL('/authorize', origin);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'email',
        state,
        code_challenge: codeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    async identify({ state, codeVerifier }, { code, deviceId }) {
      if (!deviceId) throw new ExternalRejected('The callback of VK ID has no device_id.');
      const form = {
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
        device_id: deviceId,
        state,
      };
      const tokens = readAnswer(Tokens, await askProvider(`${origin}/oauth2/auth`, { form }, settings));
      if (tokens.state !== state) throw new ExternalRejected('VK ID responded with another state.');
      const asked = { client_id: clientId, access_token: tokens.access_token };
      const answer = await askProvider(`${origin}/oauth2/user_info`, { form: asked }, settings);
      const { user } = readAnswer(UserInfo, answer);
      return profileOf({
        subject: user.user_id,
        email: user.email,
        emailVerified: false,
        firstName: user.first_name,
        lastName: user.last_name,
      });
    },
  };
}
