import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate and its private key, as texts in PEM format. */
export type CertificateWithKey = { cert: string; key: string };

type Subject = { name: string; from: Date; until: Date };
type Issuer = { name: string; key: KeyObject };

/** Tags of the DER encoding, for the parts of X.509 (RFC 5280) that a server's certificate needs. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  object: 0x06,
  text: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
};
const OBJECT = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
};

function der(tag: keyof typeof TAG, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([TAG[tag], ...lengthBytes]), body]);
}

const object = (name: keyof typeof OBJECT) => der('object', Buffer.from(OBJECT[name], 'hex'));
const yes = der('boolean', Buffer.from([0xff]));
const algorithm = der('sequence', object('ecdsaWithSha256'));
const bits = (bytes: Uint8Array) => der('bits', Buffer.from([0]), bytes);

const nameOf = (name: string) =>
  der('sequence', der('set', der('sequence', object('commonName'), der('text', Buffer.from(name)))));

/** Formats a time for a certificate: 20261101000000Z. */
const timeOf = (time: Date) =>
  der('time', Buffer.from(`${time.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`));

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

let serial = 0;

function certificateOf(
  { name, from, until }: Subject,
  { publicKey, issuer, isAuthority }: { publicKey: KeyObject; issuer: Issuer; isAuthority: boolean },
): string {
  serial += 1;
  const extension = isAuthority
    ? der('sequence', object('basicConstraints'), yes, der('octets', der('sequence', yes)))
    : der(
        'sequence',
        object('subjectAltName'),
        der('octets', der('sequence', der('dnsName', Buffer.from(name)))),
      );
  const content = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    der('integer', Buffer.from([1, serial >> 8, serial & 0xff])),
    algorithm,
    nameOf(issuer.name),
    der('sequence', timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', der('sequence', extension)),
  );
  const whole = der('sequence', content, algorithm, bits(sign('sha256', content, issuer.key)));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

const keyOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Creates a self-signed certificate for a host name. */
export function signedByItself(subject: Subject): CertificateWithKey {
  const { publicKey, privateKey } = newKeys();
  const issuer = { name: subject.name, key: privateKey };
  return { cert: certificateOf(subject, { publicKey, issuer, isAuthority: false }), key: keyOf(privateKey) };
}

/**
 * Opens a certificate authority for tests: a root certificate, and a function that issues certificates for
 * host names.
 */
export function openAuthority(subject: Subject) {
  const own = newKeys();
  const issuer = { name: subject.name, key: own.privateKey };
  return {
    cert: certificateOf(subject, { publicKey: own.publicKey, issuer, isAuthority: true }),
    issue(server: Subject): CertificateWithKey {
      const { publicKey, privateKey } = newKeys();
      return {
        cert: certificateOf(server, { publicKey, issuer, isAuthority: false }),
        key: keyOf(privateKey),
      };
    },
  };
}
