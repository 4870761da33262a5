import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ClientCertificate } from '../../../platform/outside/client-certificate.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { PaymentSettings } from '../../base/settings.ts';

type Files = Pick<PaymentSettings, 'DOLYAME_CERT_FILE' | 'DOLYAME_KEY_FILE' | 'DOLYAME_CA_FILE'>;

/**
 * Reads the client certificate for Dolyame.
 * @throws StartupError that names the setting and quotes nothing from the file
 */
export function readDolyameCertificate(files: Files): ClientCertificate {
  const cert = textOf('DOLYAME_CERT_FILE', files.DOLYAME_CERT_FILE);
  const key = textOf('DOLYAME_KEY_FILE', files.DOLYAME_KEY_FILE);
  const ca =
    files.DOLYAME_CA_FILE === undefined ? undefined : textOf('DOLYAME_CA_FILE', files.DOLYAME_CA_FILE);
  const certificate = certificateOf('DOLYAME_CERT_FILE', cert);
  if (ca !== undefined) certificateOf('DOLYAME_CA_FILE', ca);
  if (!certificate.checkPrivateKey(keyOf(key)))
    throw new StartupError('DOLYAME_KEY_FILE is not the key of the certificate in DOLYAME_CERT_FILE.');
  return { cert, key, ca };
}

function textOf(setting: string, path = ''): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupError(`${setting} must be the path of a readable file.`);
  }
}

function certificateOf(setting: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new StartupError(`${setting} must contain a PEM certificate.`);
  }
}

function keyOf(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartupError('DOLYAME_KEY_FILE must contain a PEM private key without a password.');
  }
}
