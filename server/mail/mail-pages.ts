import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { listMessages, readMessage } from './mail-folder.ts';
import { listPage, messagePage } from './mail-html.ts';

export const MAIL_PATH = '/dev/mail';

/** Answers what is under /dev/mail; undefined when messages are hidden, or there is no such message. */
export type MailPages = (request: Request, incoming: IncomingMessage) => Promise<Response | undefined>;

type Settings = Pick<Config, 'dataDir' | 'publicUrl' | 'trustedProxies'> & {
  services: Pick<Config['services'], 'SMTP_URL'>;
};

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** A proxy in front names itself in one of these; what comes through it may come from anywhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Pages that show the messages of DATA_DIR/mail to the developers of the shop. Undefined where real shoppers may be:
 * when a mail server is set, the shop is seen under another name than this machine's, or a proxy stands in front.
 *
 * Messages carry secrets that sign people in. So even then only this machine is answered: the connection is its own, the
 * Host header names it (a page of another site that resolves to 127.0.0.1 names itself), and no proxy forwarded it.
 */
export function createMailPages({
  dataDir,
  publicUrl,
  trustedProxies,
  services,
}: Settings): MailPages | undefined {
  const isHere = publicUrl === undefined || THIS_MACHINE.has(new URL(publicUrl).hostname);
  if (services.SMTP_URL !== undefined || !isHere || trustedProxies > 0) return undefined;
  const folder = join(dataDir, 'mail');

  return async (request, incoming) => {
    if (!isFromThisMachine(incoming)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === MAIL_PATH) return answer(listPage(await listMessages(folder)));
    const message = await readMessage(folder, pathname.slice(MAIL_PATH.length + 1));
    return message && answer(messagePage(message));
  };
}

function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const host = `http://${headers.host}`;
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    THIS_MACHINE.has(new URL(host).hostname) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

const answer = (html: string) => new Response(html, { headers: HEADERS });
