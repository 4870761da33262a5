import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { readableLog } from './readable-log.ts';

function logged(say: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  say(
    createLogger(
      'info',
      readableLog((more) => (text += more)),
    ),
  );
  return text;
}

it('a readable log shows an event in one line with its fields', () => {
  expect(logged((logger) => logger.info({ path: '/cart', status: 200 }, 'request'))).toMatch(
    /^\d\d:\d\d:\d\d INFO request path="\/cart" status=200\n$/,
  );
});

it('a readable log shows an error and its causes with their messages and files', () => {
  const cause = new Error('the database is gone');
  const text = logged((logger) => logger.error({ err: new TypeError('no page', { cause }) }, 'failed'));
  expect(text).toMatch(
    /ERROR failed\nTypeError: no page\n +at .*readable-log\.test\.ts[\s\S]*\ncaused by Error: the database is gone\n +at .*readable-log\.test\.ts/,
  );
});
