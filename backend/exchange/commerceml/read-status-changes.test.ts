import { describe, expect, it } from 'vitest';
import { ExchangeRefused } from './catalog/exchange-refused.ts';
import { readStatusChanges } from './read-status-changes.ts';

const file = (declaration: string, status = 'Вручён') =>
  `${declaration}<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2"><Документ><Ид>1</Ид><Номер>В-123456-6</Номер>` +
  `<Товары><Товар><Ид>чужой</Ид><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование>` +
  `<Значение>чужой</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Товар></Товары>` +
  `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование>` +
  `<Значение>${status}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов></Документ></КоммерческаяИнформация>`;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Encodes Cyrillic letters in windows-1251. Node can decode this encoding, but not encode it. */
const in1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (code < 128) return code;
    if (letter === 'ё') return 0xb8;
    return code - 0x410 + 0xc0;
  });

describe('a file of 1C', () => {
  it.each<[string, Uint8Array]>([
    ['in UTF-8', utf8(file('<?xml version="1.0" encoding="UTF-8"?>'))],
    ['in UTF-8 with its mark', utf8(`\ufeff${file('<?xml version="1.0" encoding="UTF-8"?>')}`)],
    ['in windows-1251', in1251(file('<?xml version="1.0" encoding="windows-1251"?>'))],
    ['without a namespace', utf8(file('').replace(' xmlns="urn:1C.ru:commerceml_2"', ''))],
  ])('a file of 1C %s is read, and its documents about goods are not taken for orders', (_, bytes) => {
    const [change, ...others] = readStatusChanges(bytes);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ id: '1', number: 'В-123456-6' });
    expect([...(change?.requisites ?? [])]).toEqual([['Статус заказа', 'Вручён']]);
  });

  it('a file of 1C may use only the predefined entities of XML and character references', () => {
    const [change] = readStatusChanges(utf8(file('', 'a &amp; b &#1041;')));
    expect(change?.requisites.get('Статус заказа')).toBe('a & b Б');
  });

  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
  it.each<[string, Uint8Array]>([
    ['entities that expand to long texts', utf8(file(bomb, '&b;'))],
    ['entities that read other files', utf8(file(outside, '&f;'))],
    ['a document type elsewhere', utf8(file('<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">'))],
    ['an undeclared entity', utf8(file('', '&f;'))],
    ['elements without end', utf8('<а>'.repeat(200_000))],
    ['half a file', utf8(file('').slice(0, 300))],
    ['another encoding', utf8(file('<?xml version="1.0" encoding="koi8-r"?>'))],
    ['bytes that are not of its encoding', in1251(file('<?xml version="1.0" encoding="UTF-8"?>'))],
  ])('a file of 1C with %s is refused (§3.6.20)', (_, bytes) => {
    expect(() => readStatusChanges(bytes)).toThrow(ExchangeRefused);
  });
});
