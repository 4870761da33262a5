import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What tests change in an answer, to imitate attacks and broken authenticators. */
export type Odd = {
  origin?: string;
  crossOrigin?: boolean;
  type?: string;
  challenge?: string;
  /**
   * Bits of the flags: 1 if the user was present, 4 if the user was verified, 64 if a new key is included.
   */
  flags?: number;
  counter?: number;
  rpId?: string;
  userHandle?: string;
};

type Wish = { challenge: string; rp: { id: string }; user: { id: string } };
type Question = { challenge: string; rpId: string };

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** An authenticator in memory, with one passkey (ES256). It signs as WebAuthn describes. */
export class SoftAuthenticator {
  readonly id = randomBytes(20).toString('base64url');
  readonly #origin: string;
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject };
  #userHandle = '';
  #counter = 0;

  /** @param origin the origin of the desk */
  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes the passkey that a page asks for. */
  create({ challenge, rp, user }: Wish, odd: Odd = {}) {
    this.#userHandle = user.id;
    const clientData = this.#clientData(odd.type ?? 'webauthn.create', challenge, odd);
    const data = this.#authenticatorData(rp.id, { flags: PRESENT_AND_VERIFIED | HAS_KEY, ...odd }, [
      Buffer.alloc(16),
      uint16(Buffer.from(this.id, 'base64url').length),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
      ...[text('authData'), Buffer.from([0x59]), uint16(data.length), data],
    ]);
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal' as const],
      },
    };
  }

  /** Signs the challenge of a sign-in. */
  answer({ challenge, rpId }: Question, odd: Odd = {}) {
    const clientData = this.#clientData(odd.type ?? 'webauthn.get', challenge, odd);
    const data = this.#authenticatorData(rpId, { flags: PRESENT_AND_VERIFIED, ...odd }, []);
    const hash = createHash('sha256').update(clientData).digest();
    return {
      id: this.id,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), this.#key.privateKey).toString('base64url'),
        userHandle: odd.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, asked: string, { challenge = asked, origin, crossOrigin = false }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? this.#origin, crossOrigin }));
  }

  #authenticatorData(rpId: string, odd: Odd & { flags: number }, more: Buffer[]): Buffer {
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? this.#counter);
    const hash = createHash('sha256')
      .update(odd.rpId ?? rpId)
      .digest();
    return Buffer.concat([hash, Buffer.from([odd.flags]), count, ...more]);
  }

  /** The public key as a map of COSE. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

/** A short text in CBOR. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
