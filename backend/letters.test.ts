import { describe, expect, it } from 'vitest';
import { backInStockLetter } from './catalog/back-in-stock-letter.ts';
import * as letters from './identity/base/letters.ts';
import { type Letter, letterHtml, letterSms, letterText } from './platform/mail/letter.ts';

const SHOP = { shopName: 'Лавка', publicUrl: 'https://shop.example' };
const SECRET = 'Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ';
const goods = { name: 'Пальто', colour: 'графит', size: '42', path: '/product/palto-grafit' };

const all: [string, Letter][] = [
  ['registration', letters.confirmRegistrationLetter(SHOP, SECRET)],
  ['registered already', letters.alreadyRegisteredLetter(SHOP)],
  ['address', letters.confirmAddressLetter(SHOP, SECRET)],
  ['password', letters.resetPasswordLetter(SHOP, SECRET)],
  ['code', letters.proofCodeLetter(SHOP, '482915')],
  ['password changed', letters.passwordChangedLetter(SHOP)],
  ['back in stock', backInStockLetter(SHOP, goods)],
  [
    'price drops',
    {
      subject: 'Цена снизилась',
      before: ['Подешевело то, что лежит в\u00a0избранном:'],
      entries: [
        {
          title: 'Пальто',
          lines: ['графит', '9\u00a0990\u00a0₽'],
          href: 'https://shop.example/product/palto',
        },
      ],
      after: [],
      foot: { words: 'Реклама', label: 'Отписаться', href: 'https://shop.example/unsubscribe?token=x' },
    },
  ],
];

/** The text of a letter's HTML version as its recipient sees it. */
const seen = (html: string) => html.replace(/<title>.*?<\/title>/, '').replace(/<[^>]+>/g, '\n');

describe.each(all)('the letter: %s', (_, letter) => {
  const html = letterHtml(letter, SHOP);
  const text = letterText(letter, SHOP);

  it('letters have the text colour of the brand kit, or Vitrina’s own if the kit has none', () => {
    expect(html).toContain('color:#161514');
    const inked = letterHtml(letter, { ...SHOP, ink: '#14213d' });
    expect(inked).toBe(html.replaceAll('#161514', '#14213d'));
  });

  it('the text version and the HTML version of a letter have the same content', () => {
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const inHtml = [...seen(html).split('\n'), ...addresses];
    const lines = text.split('\n');
    expect(lines.pop()).toBe('https://shop.example');
    for (const line of lines) expect(inHtml).toContain(line);
    expect(inHtml).toContain('shop.example');
    expect(inHtml).toContain(letter.subject);
  });

  it('a letter contains the name of this shop, and not the default name «Витрина»', () => {
    expect(text).toContain('\nМагазин «Лавка»\n');
    expect(letterSms(letter, SHOP)).toMatch(/\nМагазин «Лавка»$/);
    expect(html).toContain('>Лавка</p>');
    expect(text + html + letter.subject).not.toMatch(/витрин/i);
  });

  it('letters link only to pages of the shop', () => {
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses.length).toBeGreaterThan(0);
    for (const href of addresses) expect(href).toMatch(/^https:\/\/shop\.example\//);
    expect(text).toMatch(/^https:\/\/shop\.example\/\S+$/m);
  });

  it('letters load no external files and have no script, style sheet or table', () => {
    expect(html).not.toMatch(/<(script|style|link|img|iframe|table|form|input)\b/);
    expect(html).not.toMatch(/url\(|@import|\bon\w+=/);
  });

  it('letters follow Russian typography', () => {
    expect(text).not.toMatch(/(^|[\s«])(в|с|и|к|о|у|по|на|не|об|за) (?=[а-яё])/u);
    expect(text).not.toMatch(/"|\d (час|день)|!/);
  });
});

it('quotation marks in a shop’s name become inner Russian quotation marks („…“) in letters', () => {
  const { subject } = letters.resetPasswordLetter({ ...SHOP, shopName: 'Дом «Лён»' }, SECRET);
  expect(subject).toBe('Новый пароль для магазина «Дом „Лён“»');
});

describe('escaping in letters', () => {
  const attack = `"><script>alert(1)</script><a href='x' onclick="alert(2)">&amp;`;
  const letter = backInStockLetter(SHOP, {
    name: attack,
    colour: attack,
    size: attack,
    path: `/product/${attack}`,
  });
  const html = letterHtml(
    { ...letter, subject: attack, after: [attack], link: { label: attack, href: letter.link?.href ?? '' } },
    SHOP,
  );

  it('all values in letters are escaped', () => {
    expect(html).not.toContain('<script');
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html.match(/<a href="[^"<>]*" style="[^"<>]*">/g)).toHaveLength(3);
    expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;').length - 1).toBeGreaterThanOrEqual(6);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no address'])(
    'a letter refuses to link to %s',
    (href) => {
      expect(() => letterHtml({ ...letter, link: { label: 'x', href } }, SHOP)).toThrow();
    },
  );
});
