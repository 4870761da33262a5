import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEmail } from '#shared/forms/email.ts';
import { confirmRegistrationLetter } from '../../identity/base/letters.ts';
import { RefusedForGood } from '../ports/messenger.ts';
import { StartupError } from '../startup-error.ts';
import { openSmtpServer } from '../testing/smtp.ts';
import { emailOf } from './enqueue-letter.ts';
import { openMessenger } from './open-messenger.ts';
import { connectionOf, createSmtpMessenger } from './smtp-messenger.ts';

const SHOP = { shopName: 'Лавка', publicUrl: 'https://shop.example' };
const letter = confirmRegistrationLetter(SHOP, 'a'.repeat(43));
const message = emailOf('anna@example.ru', letter, SHOP);
const delivery = {
  key: '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10',
  writtenAt: new Date('2026-11-21T09:00:00.000Z'),
};

async function withServer(options: Parameters<typeof openSmtpServer>[0] & { login?: string } = {}) {
  const server = await openSmtpServer(options);
  const smtpUrl = `smtp://${options.login ?? ''}127.0.0.1:${server.port}`;
  const from = { name: 'Лавка', address: 'noreply@shop.example' };
  const messenger = createSmtpMessenger({ smtpUrl, from, timeout: 1_000 });
  onTestFinished(async () => {
    messenger.close();
    await server.close();
  });
  return { server, messenger };
}

describe('sending to a mail server', () => {
  it('the mail server receives a letter as text and HTML, from the shop, to one shopper', async () => {
    const { server, messenger } = await withServer();
    await messenger.send(message, delivery);
    const [got] = server.received;
    expect(got).toMatchObject({ from: 'noreply@shop.example', to: ['anna@example.ru'], auth: null });
    expect(got?.headers.get('subject')).toBe('Подтвердите регистрацию в\u00a0магазине «Лавка»');
    expect(got?.headers.get('from')).toBe('Лавка <noreply@shop.example>');
    expect(got?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(got?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect([...(got?.parts.keys() ?? [])]).toEqual(['text/plain', 'text/html']);
    expect(got?.parts.get('text/plain')?.replaceAll('\r\n', '\n').trimEnd()).toBe(message.text);
    expect(got?.parts.get('text/html')?.replaceAll('\r\n', '\n').trimEnd()).toBe(message.html?.trimEnd());
  });

  it('the mail server receives a letter to a Russian domain with the domain in punycode if it does not offer SMTPUTF8', async () => {
    const { server, messenger } = await withServer();
    for (const to of [readEmail('anna@почта.рф'), 'anna@почта.рф'])
      await messenger.send({ ...message, to }, delivery);
    expect(server.received.map(({ to }) => to)).toEqual([
      ['anna@xn--80a1acny.xn--p1ai'],
      ['anna@xn--80a1acny.xn--p1ai'],
    ]);
  });

  it('the mail server receives the header for one-click unsubscribing if the letter has an unsubscribe URL (§3.4.3)', async () => {
    const { server, messenger } = await withServer();
    const unsubscribe = 'https://shop.example/unsubscribe/one-click?token=signed';
    await messenger.send({ ...message, unsubscribe }, delivery);
    await messenger.send(message, delivery);
    const [wanted, needed] = server.received.map(({ headers }) => headers);
    expect(wanted?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(wanted?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(needed?.has('list-unsubscribe')).toBe(false);
  });

  it('the mail server receives the user and password of the settings, even with special characters', async () => {
    const { server, messenger } = await withServer({ login: 'shop%40example:p%3Aw%2F1@' });
    await messenger.send(message, delivery);
    expect(server.received[0]?.auth).toEqual(['shop@example', 'p:w/1']);
  });

  it('the mail server receives the same Message-ID and date with every attempt, so that it can recognise repeated messages', async () => {
    const { server, messenger } = await withServer();
    await messenger.send(message, delivery);
    await messenger.send(message, delivery);
    await messenger.send(message, { ...delivery, key: 'another' });
    const ids = server.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual([
      `<${delivery.key}@shop.example>`,
      `<${delivery.key}@shop.example>`,
      '<another@shop.example>',
    ]);
    expect(server.received[1]?.headers.get('date')).toBe('Sat, 21 Nov 2026 09:00:00 +0000');
  });

  it('the mail server is used over few persistent connections', async () => {
    const { server, messenger } = await withServer();
    await Promise.all(Array.from({ length: 20 }, () => messenger.send(message, delivery)));
    expect(server.received).toHaveLength(20);
    expect(server.connections()).toBeLessThanOrEqual(3);
  });

  it('the mail server receives exactly one recipient, even if the e-mail address has special characters', async () => {
    const { server, messenger } = await withServer();
    await messenger.send({ ...message, to: 'a@example.ru, b@example.ru' }, delivery).catch(() => {});
    await messenger.send({ ...message, to: 'a@example.ru\r\nBcc: b@example.ru' }, delivery).catch(() => {});
    await messenger.send({ ...message, subject: 'Привет\r\nBcc: b@example.ru' }, delivery);
    for (const { to, headers } of server.received) {
      expect(to).toHaveLength(1);
      expect(headers.has('bcc')).toBe(false);
    }
  });

  it.each([
    ['MAIL', '451 4.3.0 Later', 'temporarily'],
    ['MAIL', '550 5.7.1 Sender unknown', 'temporarily'],
    ['RCPT', '450 4.2.0 Greylisted', 'temporarily'],
    ['RCPT', '550 5.1.1 No such user', 'permanently'],
    ['DATA', '554 5.7.1 Spam', 'permanently'],
    ['AUTH', '535 5.7.8 Wrong password', 'temporarily'],
  ] as const)(
    'a mail server that refuses %s with «%s» gets no message, and counts as refusing it %s',
    async (command, answer, kind) => {
      const { server, messenger } = await withServer({
        answers: { [command]: answer },
        login: 'user:password@',
      });
      const error = await messenger.send(message, delivery).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(Error);
      expect(error instanceof RefusedForGood).toBe(kind === 'permanently');
      expect(server.received).toEqual([]);
    },
  );

  it('sending a message fails if the mail server does not answer in time', async () => {
    const { messenger } = await withServer({ silent: true });
    await expect(messenger.send(message, delivery)).rejects.toThrow(/greeting/i);
  });

  it('sending a message fails if the mail server cannot be reached', async () => {
    const { server, messenger } = await withServer();
    await server.close();
    await expect(messenger.send(message, delivery)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the connection to the mail server', () => {
  it('the connection to a mail server is encrypted before a password is sent over a network', () => {
    expect(connectionOf('smtps://u:p@mail.example')).toMatchObject({ port: 465, secure: true });
    expect(connectionOf('smtp://u:p@mail.example')).toMatchObject({
      port: 587,
      secure: false,
      requireTLS: true,
    });
    expect(connectionOf('smtp://u:p@127.0.0.1:1025')).toMatchObject({ port: 1025, requireTLS: false });
    expect(connectionOf('smtp://[::1]:1025')).toMatchObject({ host: '::1', requireTLS: false });
  });
});

describe('the messenger that the settings choose', () => {
  async function open(settings: { SMTP_URL?: string; MAIL_FROM?: string }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-mail-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const gateway = { SMSC_URL: 'http://127.0.0.1:1' };
    const messenger = openMessenger(
      { dataDir, settings: { ...gateway, ...settings }, ...SHOP },
      { clock: () => new Date() },
    );
    onTestFinished(() => messenger.close());
    return { messenger, files: () => readdir(join(dataDir, 'mail')).catch(() => []) };
  }

  it('with a mail server in the settings, e-mails are sent to it, and text messages are dropped if there is no gateway for them', async () => {
    const { server } = await withServer();
    const { messenger, files } = await open({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    await messenger.send(message, delivery);
    expect(await files()).toEqual([]);
    await messenger.send({ channel: 'sms', to: '+79991234567', subject: '', text: 'Привет' }, delivery);
    expect(await files()).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [undefined, 'Лавка <noreply@shop.example>'],
    ['letters@lavka.example', 'Лавка <letters@lavka.example>'],
    ['Письма <letters@lavka.example>', 'Письма <letters@lavka.example>'],
    ['"Лавка, Москва" <letters@lavka.example>', 'Лавка, Москва <letters@lavka.example>'],
  ])('with the setting MAIL_FROM=%j, e-mails have the right sender', async (MAIL_FROM, sender) => {
    const { server } = await withServer();
    const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
    const { messenger } = await open({ SMTP_URL, ...(MAIL_FROM !== undefined && { MAIL_FROM }) });
    await messenger.send(message, delivery);
    expect(server.received[0]?.headers.get('from')).toBe(sender);
  });

  it('without a mail server in the settings, all messages are written to files', async () => {
    const { messenger, files } = await open({});
    await messenger.send(message, delivery);
    expect(await files()).toHaveLength(1);
  });

  it.each(['noname', 'Витрина <>', 'a@b\r\nBcc: c@d', 'Витрина <a@b>, c@d'])(
    'the shop refuses to start with the setting MAIL_FROM=%j',
    async (MAIL_FROM) => {
      await expect(open({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM })).rejects.toThrow(StartupError);
    },
  );
});
