import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { endedPage } from './choice-page.ts';
import { createMemory } from './memory-adapter.ts';
import { PEOPLE, type Person } from './people.ts';

/** Path of the URLs to which the provider may redirect, on any port of this machine. */
const REDIRECT_PATH = '/login/external/demo';

const MINUTE_S = 60;

/** Path of the provider's pages, followed by the id of the sign-in attempt. */
export const INTERACTION = '/interaction/';

/**
 * Creates an OpenID Connect provider for development and tests. It has its own keys and keeps everything in
 * memory. Its one client is public and must use PKCE. It asks for the person at every sign-in, and never for
 * a consent.
 */
export function createProvider(issuer: string): Provider {
  return new Provider(issuer, configuration());
}

function configuration(): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: createMemory(),
    clients: [
      {
        client_id: 'vitrina',
        // Only for native clients does the provider ignore the port in a localhost URL. The shop may run on
        // any port.
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`http://localhost${REDIRECT_PATH}`, `http://127.0.0.1${REDIRECT_PATH}`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_, id) => accountOf(PEOPLE.find((person) => person.id === id)),
    interactions: { policy: alwaysAsk(), url: (_, { uid }) => INTERACTION + uid },
    loadExistingGrant: grantAll,
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = endedPage();
    },
    ttl: {
      AccessToken: 5 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 10 * MINUTE_S,
      IdToken: 5 * MINUTE_S,
      Interaction: 10 * MINUTE_S,
      Session: 10 * MINUTE_S,
    },
  };
}

function accountOf(person: Person | undefined) {
  if (!person) return undefined;
  const { id, firstName, lastName, email, isEmailVerified } = person;
  const names = { given_name: firstName, family_name: lastName };
  return {
    accountId: id,
    claims: () => ({ sub: id, ...names, email, email_verified: isEmailVerified }),
  };
}

/**
 * When the provider shows its page. A real provider remembers the person and asks for a consent; this one
 * asks for the person each time, so that a developer can try all of them.
 */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('always_ask', 'A person has to be chosen', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId;
  const accountId = oidc.session?.accountId;
  if (!clientId || !accountId) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}
