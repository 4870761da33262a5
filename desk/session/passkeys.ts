import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeyTransport,
  PasskeyWish,
} from '../api/index.ts';

// The JSON functions of WebAuthn are in Chrome since 129, Firefox since 119 and Safari since 18.4, so no
// library is needed to convert passkeys from and to JSON.

/** Whether this browser can use passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Asks for any passkey of this desk.
 * @throws DOMException if the person cancels or no passkey is there
 */
export async function askPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question);
  const asked = publicKeyOf(await navigator.credentials.get({ publicKey }));
  const { id, response } = asked.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/**
 * Makes a passkey.
 * @throws DOMException if the person cancels or the authenticator has a passkey of this operator already
 */
export async function makePasskey(wish: PasskeyWish): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const made = publicKeyOf(await navigator.credentials.create({ publicKey }));
  const { id, response } = made.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    response: { clientDataJSON, attestationObject, transports: transports as PasskeyTransport[] },
  };
}

function publicKeyOf(credential: Credential | null): PublicKeyCredential {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey', 'NotAllowedError');
  return credential;
}

/** Why the browser did not use a passkey, in words; undefined for errors of other kinds. */
export function passkeyRefusal(error: unknown): string | undefined {
  if (!(error instanceof DOMException)) return undefined;
  switch (error.name) {
    case 'InvalidStateError':
      return 'На\u00a0этом устройстве уже есть ваш ключ. Возьмите другое устройство или ключ\u00a0USB';
    case 'SecurityError':
      return 'Адрес страницы не\u00a0подходит к\u00a0ключам этого магазина';
    case 'NotAllowedError':
    case 'AbortError':
      return 'Ключ не\u00a0выбран. Попробуйте ещё раз';
    default:
      return 'Браузер не\u00a0смог взять ключ. Попробуйте ещё раз';
  }
}
