import { z } from 'zod';
import { type ExternalProvider, ExternalRejected } from '../../base/external-sign-in.ts';
import { askProvider, type CallOptions } from './ask-provider.ts';
import { codeChallenge } from './pkce.ts';
import { profileOf, readAnswer } from './read-answer.ts';

const Tokens = z.object({ access_token: z.string().min(1) });

const Info = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  client_id: z.string(),
  default_email: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
});

/** Matches email addresses at Yandex. Such a mailbox belongs to the person who signs in. */
const OWN_MAILBOX =
  /@(ya\.ru|narod\.ru|yandex\.(ru|com|by|kz|uz|ua|az|fr|com\.tr|com\.ge|co\.il|ee|lt|lv|md|tj|tm))$/i;

type YandexSettings = CallOptions & {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Origins (scheme and host) that tests use instead of those of Yandex. */
  oauthOrigin?: string;
  loginOrigin?: string;
};

/**
 * Yandex ID: OAuth 2.0 with PKCE, https://yandex.ru/dev/id/doc/ru/codes/code-url and …/user-information. The
 * response does not say whether `default_email` is verified. The address of a Yandex mailbox belongs to the
 * person who signs in, so it counts as verified; other addresses do not.
 */
export function createYandexProvider(settings: YandexSettings): ExternalProvider {
  const { clientId, clientSecret, redirectUri } = settings;
  const { oauthOrigin = 'https://oauth.yandex.ru', loginOrigin = 'https://login.yandex.ru' } = settings;
  return {
    id: 'yandex',
    name: 'Яндекс ID',
    async authorizationUrl({ state, codeVerifier }) {
      const url = new URL('/authorize', oauthOrigin);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'login:email login:info',
        state,
        code_challenge: codeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    async identify({ codeVerifier }, { code }) {
      const form = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      };
      const tokens = readAnswer(Tokens, await askProvider(`${oauthOrigin}/token`, { form }, settings));
      const headers = { authorization: `OAuth ${tokens.access_token}` };
      const answer = await askProvider(`${loginOrigin}/info?format=json`, { headers }, settings);
      const info = readAnswer(Info, answer);
      if (info.client_id !== clientId)
        throw new ExternalRejected('The token of Yandex ID was issued to another shop.');
      return profileOf({
        subject: info.id,
        email: info.default_email,
        emailVerified: OWN_MAILBOX.test(info.default_email ?? ''),
        firstName: info.first_name,
        lastName: info.last_name,
      });
    },
  };
}
