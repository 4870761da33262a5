import { createHash } from 'node:crypto';

/** Computes the PKCE code challenge for a code verifier, method S256 (RFC 7636, section 4.2). */
export const codeChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
