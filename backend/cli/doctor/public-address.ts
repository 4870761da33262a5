import { once } from 'node:events';
import { connect } from 'node:tls';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

const DAY = 86_400_000;
/** Certificates that renew themselves do so a month before. */
const FEW_DAYS = 21;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

type Certificate = {
  validTo: Date;
  /** Why clients refuse it; null when they do not. */
  refusal: string | null;
};

/** Whether shoppers reach PUBLIC_URL by https, and how long its certificate lasts. */
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
          `PUBLIC_URL is ${publicUrl}, which is this machine only: real shoppers need an https address.`,
        )
      : problem(
          `PUBLIC_URL is ${publicUrl}: browsers keep sign-ins over https only, so set an https address.`,
        );
  try {
    return judgeCertificate(url.host, await readCertificate(url, timeout), now);
  } catch (error) {
    return problem(
      `${url.host} cannot be reached by TLS (${codeOf(error)}): look at its DNS entry, its proxy and the firewall.`,
    );
  }
}

export function judgeCertificate(host: string, { validTo, refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY);
  if (days < 0) return problem(`The certificate of ${host} has ended: renew it.`);
  if (refusal !== null)
    return problem(
      `Browsers refuse the certificate of ${host} (${refusal}): install one for this name, with its chain.`,
    );
  const says = `The certificate of ${host} lasts ${days} more days`;
  return days < FEW_DAYS
    ? warning(`${says}: renew it, and look why that does not happen by itself.`)
    : ok(`${says}.`);
}

async function readCertificate({ hostname, port }: URL, timeout: number): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isName = !/^[\d.]+$|:/.test(host);
  // A certificate that is refused is read as well, to say why. Nothing is sent.
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
