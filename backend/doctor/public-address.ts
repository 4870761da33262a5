import { once } from 'node:events';
import { connect } from 'node:tls';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

const DAY = 86_400_000;
/**
 * The doctor warns if the certificate expires within this number of days. Automatic renewal happens a month
 * before the expiry, so it has probably failed by then.
 */
const FEW_DAYS = 21;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Error codes that Node.js reports for a TLS connection to a server that does not speak TLS. */
const NO_TLS = new Set(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);

const NO_AUTHORITY =
  'is from an unknown authority, or lacks intermediate certificates: serve the whole chain of an authority that browsers know';
const OTHERWISE = 'is refused by browsers: install one for this name, with its chain';

/** Advice by the TLS error code with which the certificate was refused. */
const REFUSALS: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for other names: install one for this name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed: install one from an authority that browsers know',
  SELF_SIGNED_CERT_IN_CHAIN: NO_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: NO_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NO_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NO_AUTHORITY,
  CERT_NOT_YET_VALID: 'is not valid yet: check its first day and the clock of this machine',
  CERT_HAS_EXPIRED: 'has expired, or one of its chain has: renew it with its chain',
};

type Certificate = {
  validTo: Date;
  /** Error code with which a client would refuse the certificate; null if the certificate is valid. */
  refusal: string | null;
};

/** Checks whether PUBLIC_URL can be reached by https, and how long its certificate is valid. */
export async function checkPublicAddress(
  publicUrl: string | undefined,
  { timeout, now }: { timeout: number; now: Date },
): Promise<Finding> {
  if (publicUrl === undefined)
    return warning('PUBLIC_URL is not set: set the https address of the shop before real shoppers come.');
  const url = new URL(publicUrl);
  if (url.protocol === 'http:')
    return LOCAL.has(url.hostname)
      ? warning(
          `PUBLIC_URL is ${publicUrl}, which is only reachable on this machine: real shoppers need an https address.`,
        )
      : problem(`PUBLIC_URL is ${publicUrl}: sign-in works over https only, so set an https address.`);
  return checkCertificate(url, { timeout, now });
}

/** Checks the certificate of an https address. */
export async function checkCertificate(
  url: URL,
  { timeout, now }: { timeout: number; now: Date },
): Promise<Finding> {
  try {
    return judgeCertificate(url.host, await readCertificate(url, timeout), now);
  } catch (error) {
    const code = codeOf(error);
    return problem(
      NO_TLS.has(code)
        ? `${url.host} responds, but without TLS: serve https on this port, for example by a proxy in front of the shop.`
        : `${url.host} cannot be reached by TLS (${code}): check its DNS entry, its proxy and the firewall.`,
    );
  }
}

export function judgeCertificate(host: string, { validTo, refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY);
  if (days < 0) return problem(`The certificate of ${host} has expired: renew it.`);
  if (refusal !== null)
    return problem(`The certificate of ${host} ${REFUSALS[refusal] ?? OTHERWISE} (${refusal}).`);
  const says = `The certificate of ${host} is valid for ${days} more days`;
  return days < FEW_DAYS
    ? warning(`${says}: renew it, and find out why automatic renewal failed.`)
    : ok(`${says}.`);
}

async function readCertificate({ hostname, port }: URL, timeout: number): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isName = !/^[\d.]+$|:/.test(host);
  // Connects even if the certificate is invalid, so that the reason can be reported. No data is sent.
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...(isName && { servername: host }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeout) });
    const refusal = socket.authorized ? null : String(socket.authorizationError);
    return { validTo: new Date(socket.getPeerCertificate().valid_to), refusal };
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }
}
