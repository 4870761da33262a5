import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The square pattern in three corners of a QR code, by which a camera finds the code. */
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test.each([
  ['https://qr.nspk.ru/AS1000', 25],
  [
    'https://qr.nspk.ru/AS1A0047HGT8C8PC9O0BJ3CB5R6F2Q1L?type=01&bank=100000000007&sum=387200&cur=RUB&crc=AB75',
    41,
  ],
])('the QR code of %s is a square of %i modules with finder patterns in three corners', (text, size) => {
  const rows = qrCode(text);
  expect(rows.map((row) => row.length)).toEqual(Array(size).fill(size));
  expect(rows.join('')).toMatch(/^[01]+$/);
  const corner = (y: number, x: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(0, 0)).toEqual(FINDER);
  expect(corner(0, size - 7)).toEqual(FINDER);
  expect(corner(size - 7, 0)).toEqual(FINDER);
  expect(corner(size - 7, size - 7)).not.toEqual(FINDER);
});

test('different texts have different QR codes', () => {
  expect(qrCode('https://qr.nspk.ru/AS1000')).not.toEqual(qrCode('https://qr.nspk.ru/AS1001'));
});
