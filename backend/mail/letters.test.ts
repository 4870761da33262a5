import { describe, expect, it } from 'vitest';
import { type Letter, letterHtml, letterText } from './letter.ts';
import * as letters from './letters.ts';

const URL_OF_SHOP = 'https://shop.example';
const SECRET = 'Q2h5c3RvLWxpcG92eXktY2hheS1zLW15YXRveQ';
const goods = { name: 'Пальто', colour: 'графит', size: '42', path: '/product/palto-grafit' };

const all: [string, Letter][] = [
  ['registration', letters.confirmRegistrationLetter(URL_OF_SHOP, SECRET)],
  ['registered already', letters.alreadyRegisteredLetter(URL_OF_SHOP)],
  ['address', letters.confirmAddressLetter(URL_OF_SHOP, SECRET)],
  ['password', letters.resetPasswordLetter(URL_OF_SHOP, SECRET)],
  ['password changed', letters.passwordChangedLetter(URL_OF_SHOP)],
  ['back in stock', letters.backInStockLetter(URL_OF_SHOP, goods)],
];

/** What a reader sees of the HTML. */
const seen = (html: string) => html.replace(/<title>.*?<\/title>/, '').replace(/<[^>]+>/g, '\n');

describe.each(all)('the letter: %s', (_, letter) => {
  const html = letterHtml(letter, URL_OF_SHOP);
  const text = letterText(letter);

  it('says the same in both of its parts', () => {
    const inHtml = seen(html).split('\n');
    for (const line of text.split('\n')) expect(inHtml).toContain(line);
    expect(inHtml).toContain(letter.subject);
  });

  it('leads to the shop and nowhere else', () => {
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(addresses.length).toBeGreaterThan(0);
    for (const href of addresses) expect(href).toMatch(/^https:\/\/shop\.example\//);
    expect(text).toMatch(/^https:\/\/shop\.example\/\S+$/m);
  });

  it('loads nothing and carries no script, no style sheet, no table', () => {
    expect(html).not.toMatch(/<(script|style|link|img|iframe|table|form|input)\b/);
    expect(html).not.toMatch(/url\(|@import|\bon\w+=/);
  });

  it('is set as Russian text is', () => {
    expect(text).not.toMatch(/(^|[\s«])(в|с|и|к|о|у|по|на|не|об|за) (?=[а-яё])/u);
    expect(text).not.toMatch(/"|\d (час|день)|!/);
  });
});

describe('escaping', () => {
  const attack = `"><script>alert(1)</script><a href='x' onclick="alert(2)">&amp;`;
  const letter = letters.backInStockLetter(URL_OF_SHOP, {
    name: attack,
    colour: attack,
    size: attack,
    path: `/product/${attack}`,
  });
  const html = letterHtml(
    { ...letter, subject: attack, after: [attack], link: { label: attack, href: letter.link?.href ?? '' } },
    URL_OF_SHOP,
  );

  it('lets no value become markup', () => {
    expect(html).not.toContain('<script');
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html.match(/<a href="[^"<>]*" style="[^"<>]*">/g)).toHaveLength(3);
    expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;').length - 1).toBeGreaterThanOrEqual(6);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'no address'])(
    'refuses to lead to %s',
    (href) => {
      expect(() => letterHtml({ ...letter, link: { label: 'x', href } }, URL_OF_SHOP)).toThrow();
    },
  );
});
