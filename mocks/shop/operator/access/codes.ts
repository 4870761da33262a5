/** 256 random bits as 43 characters of base64url. */
export const newCode = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The challenge in the text that an authenticator signs; undefined if it has none. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const text = atob(clientData.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(text) as { challenge?: string }).challenge;
  } catch {
    return undefined;
  }
}
