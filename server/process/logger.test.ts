import { describe, expect, it } from 'vitest';
import { createLogger, writtenError } from './logger.ts';

describe('the log', () => {
  it('the log writes one JSON line per event, with time and level', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => lines.push(line) });
    logger.info({ requestId: 'a' }, 'request');
    logger.debug('not this one');
    expect(lines).toHaveLength(1);
    const entry = JSON.parse(lines[0] ?? '');
    expect(entry).toEqual({ level: 'info', time: expect.any(String), requestId: 'a', message: 'request' });
    expect(new Date(entry.time).getTime()).toBeGreaterThan(0);
  });

  it('the log contains an error with its causes, but no fields of the error that may hold personal data', () => {
    const cause = Object.assign(new Error('connect refused'), {
      code: 'ECONNREFUSED',
      headers: { cookie: 'x' },
    });
    const error = Object.assign(new Error('outer', { cause }), { detail: 'Key (phone)=(+79991234567)' });
    const written = writtenError(error);
    expect(written).toMatchObject({
      message: 'outer',
      cause: { message: 'connect refused', code: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(written)).not.toMatch(/cookie|phone/);
  });

  it('the log accepts errors whose causes form a circle, and thrown values that are not errors', () => {
    const first = new Error('first');
    first.cause = new Error('second', { cause: first });
    expect(JSON.stringify(writtenError(first)).length).toBeGreaterThan(0);
    expect(writtenError('a string with a token')).toEqual({
      type: 'string',
      message: 'A value that is not an error was thrown.',
    });
  });
});
