import { z } from 'zod';
import type { ExternalProvider } from '../../base/external-sign-in.ts';
import { askProvider, type CallOptions } from './ask-provider.ts';
import { codeChallenge } from './pkce.ts';
import { profileOf, readAnswer } from './read-answer.ts';

const Tokens = z.object({ access_token: z.string().min(1) });

const UserInfo = z.object({
  sub: z.string().min(1).max(255),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
});

type TidSettings = CallOptions & {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Origin (scheme and host) that tests use instead of the bank's. */
  origin?: string;
};

/**
 * T-ID: the code flow of OpenID Connect with the URLs given at
 * https://developer.tbank.ru/products/scenarios/TID/w2w. The bank documents neither discovery nor keys, so
 * its ID token is ignored. Personal data come from the userinfo endpoint, which requires the shop's
 * credentials as form fields in addition to the token. The PKCE challenge is sent in case the bank supports
 * it; otherwise it is ignored (RFC 6749, section 3.1).
 */
export function createTidProvider(settings: TidSettings): ExternalProvider {
  const { clientId, clientSecret, redirectUri, origin = 'https://id.tbank.ru' } = settings;
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  return {
    id: 'tid',
    name: 'T-ID',
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = new URL('/auth/authorize', origin);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: codeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    async identify({ codeVerifier }, { code }) {
      const exchanged = await askProvider(
        `${origin}/auth/token`,
        {
          form: {
            grant_type: 'authorization_code',
            code,
            redirect_uri: redirectUri,
            code_verifier: codeVerifier,
          },
          headers: { authorization: `Basic ${basic.toString('base64')}` },
        },
        settings,
      );
      const tokens = readAnswer(Tokens, exchanged);
      const answer = await askProvider(
        `${origin}/userinfo/userinfo`,
        {
          form: { client_id: clientId, client_secret: clientSecret },
          headers: { authorization: `Bearer ${tokens.access_token}` },
        },
        settings,
      );
      const info = readAnswer(UserInfo, answer);
      return profileOf({
        subject: info.sub,
        email: info.email,
        emailVerified: info.email_verified === true,
        firstName: info.given_name,
        lastName: info.family_name,
      });
    },
  };
}
