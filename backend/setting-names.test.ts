import { describe, expect, it } from 'vitest';
import { StartupError } from './platform/startup-error.ts';
import { refuseMisspeltSettings, SETTING_NAMES } from './setting-names.ts';

/** Returns the message of the error that these settings cause; undefined if they are valid. */
function refusal(environment: Record<string, string>, file: Record<string, string> = {}): string | undefined {
  try {
    refuseMisspeltSettings(environment, file);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

describe('setting names in the environment', () => {
  it.each([
    ['PROT', 'PORT'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['DATBASE_URL', 'DATABASE_URL'],
    ['Data_Dir', 'DATA_DIR'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['INDEXNIG', 'INDEXING'],
    ['YANDX_CLIENT_SECRTE', 'YANDEX_CLIENT_SECRET'],
    ['MINDBOX_TIMEOUTS_MS', 'MINDBOX_TIMEOUT_MS'],
  ])('the check of the environment refuses %s, which can only mean %s', (name, meant) => {
    expect(refusal({ [name]: 'x' })).toBe(
      `${name} is set, which is no setting of the shop: did you mean ${meant}?`,
    );
  });

  it.each([
    'HOSTNAME',
    'HOSTS',
    'POST',
    'SORT',
    'PORTS',
    'SITES',
    'PATH',
    'CI',
    'HOME',
    'LOGNAME',
    'DATABASE_NAME',
    'PGDATABASE',
    'FB_CLIENT_ID',
    'OK_CLIENT_ID',
    'SMTP_URI',
    'REDIS_URL',
    'npm_config_port',
    'npm_package_name',
    'VITE_MOCKS',
    'NODE_ENV',
    'BUILD',
    'BUILD_ID',
    'CLIENT_ID',
    'DEMO',
    'LC_ALL',
  ])('the check of the environment ignores %s, which belongs to another program', (name) => {
    expect(refusal({ [name]: 'x' })).toBeUndefined();
  });

  it('the check of the environment accepts all setting names, and ignores a misspelt one whose value is empty', () => {
    expect(refusal(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toBeUndefined();
    expect(refusal({ PROT: '' })).toBeUndefined();
  });
});

describe('names in .env, a file with settings of the shop alone', () => {
  it.each([
    ['PROT', 'did you mean PORT?'],
    ['SMTP_URI', 'did you mean SMTP_URL?'],
    ['HOSTS', 'did you mean HOST?'],
    ['LOGS_LEVELS', 'did you mean LOG_LEVEL?'],
    ['COLOUR', '.env.example lists them all.'],
    ['npm_config_port', '.env.example lists them all.'],
  ])('the check of .env refuses %s', (name, hint) => {
    expect(refusal({}, { [name]: '' })).toBe(`.env sets ${name}, which is no setting of the shop: ${hint}`);
  });

  it('the check of .env accepts all setting names', () => {
    expect(refusal({}, Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])))).toBeUndefined();
  });
});
