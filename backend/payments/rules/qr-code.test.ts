import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** What stands in the corners of every code but the last, and finds it for a camera. */
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test.each([
  ['https://qr.nspk.ru/AS1000', 25],
  [
    'https://qr.nspk.ru/AS1A0047HGT8C8PC9O0BJ3CB5R6F2Q1L?type=01&bank=100000000007&sum=387200&cur=RUB&crc=AB75',
    41,
  ],
])('the code of %s is a square of %i with finders in three corners', (text, size) => {
  const rows = qrCode(text);
  expect(rows.map((row) => row.length)).toEqual(Array(size).fill(size));
  expect(rows.join('')).toMatch(/^[01]+$/);
  const corner = (y: number, x: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(0, 0)).toEqual(FINDER);
  expect(corner(0, size - 7)).toEqual(FINDER);
  expect(corner(size - 7, 0)).toEqual(FINDER);
  expect(corner(size - 7, size - 7)).not.toEqual(FINDER);
});

test('another text has another code', () => {
  expect(qrCode('https://qr.nspk.ru/AS1000')).not.toEqual(qrCode('https://qr.nspk.ru/AS1001'));
});
