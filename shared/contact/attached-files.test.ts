import { describe, expect, test } from 'vitest';
import { fileSize, kindOfFile, plainFileName, savedFileName } from './attached-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0 JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', undefined],
  [' %PDF-1.7', undefined],
  ['<svg xmlns=', undefined],
  ['MZ\x90\x00', undefined],
  ['', undefined],
])('a file that begins with %j has the type %s (§3.10.1)', (head, type) => {
  expect(kindOfFile(bytes(head))?.type).toBe(type);
});

describe('the name of an attached file', () => {
  test.each([
    ['чек.pdf', 'чек.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\фото\\пальто.jpg', 'пальто.jpg'],
    ['a\r\nBcc: b@example.ru', 'aBcc: b@example.ru'],
    ['gpj.\u202efdp', 'gpj.fdp'],
    [' ', 'Без названия'],
    ['я'.repeat(300), 'я'.repeat(100)],
  ])('the file name %j is stored as %j', (name, stored) => {
    expect(plainFileName(name)).toBe(stored);
  });
});

test.each([
  ['чек.pdf', 'application/pdf', 'чек.pdf'],
  ['чек.pdf.exe', 'application/pdf', 'чек.pdf.pdf'],
  ['фото.JPG', 'image/webp', 'фото.webp'],
  ['../"><script>.html', 'image/webp', '___script_.webp'],
  ['..', 'application/pdf', 'file.pdf'],
  ['.htaccess', 'application/pdf', 'htaccess.pdf'],
] as const)('the file name %j of the type %s is saved as %j (§3.10.7)', (name, type, saved) => {
  expect(savedFileName(name, type)).toBe(saved);
});

test.each([
  [1, '1\u00a0КБ'],
  [184_320, '180\u00a0КБ'],
  [1_468_006, '1,4\u00a0МБ'],
  [10_485_760, '10\u00a0МБ'],
])('a file size of %i bytes is shown as %s', (size, text) => {
  expect(fileSize(size)).toBe(text);
});
