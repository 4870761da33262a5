import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { OPERATOR_COOKIES } from '#shared/web/browser-files.ts';
import { listMessages, readMessage } from './mail-folder.ts';
import { listPage, messagePage } from './mail-html.ts';

export const MAIL_PATH = '/dev/mail';

export type MailPages = {
  /** URL printed in the terminal. The first browser that opens it gets access to the pages. */
  link: string;
  /**
   * Responds to requests for paths below /dev/mail. Undefined if the sender has no access or there is no such
   * message.
   */
  answer(request: Request, incoming: IncomingMessage): Promise<Response | undefined>;
};

type Settings = {
  dataDir: string;
  publicUrl?: string | undefined;
  trustedProxies: number;
  /** Whether letters are sent by a mail server, instead of being written to files. */
  hasMailServer: boolean;
};

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Headers that proxies add. A request with one of them may come from another machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Pages on which developers see the messages in DATA_DIR/mail. Undefined if there may be real shoppers: with
 * a mail server, a public URL or a proxy.
 *
 * Messages contain secrets for signing in, so only requests from this machine get access: the connection must
 * be local, the Host header must name localhost (against DNS rebinding), and there must be no header of a
 * proxy. Some proxies add none, so the browser must also have opened the link from the terminal.
 */
export function createMailPages({
  dataDir,
  publicUrl,
  trustedProxies,
  hasMailServer,
}: Settings): MailPages | undefined {
  const isHere = publicUrl === undefined || THIS_MACHINE.has(new URL(publicUrl).hostname);
  if (hasMailServer || !isHere || trustedProxies > 0) return undefined;
  const folder = join(dataDir, 'mail');
  const key = newSecret();
  const visitor = newSecret();
  let isKeyUsed = false;

  return {
    link: `${MAIL_PATH}?key=${key}`,
    async answer(request, incoming) {
      if (!isFromThisMachine(incoming)) return undefined;
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const { pathname, searchParams } = new URL(request.url);
      const given = searchParams.get('key');
      if (given !== null) {
        if (isKeyUsed || pathname !== MAIL_PATH || !isSame(given, key)) return undefined;
        isKeyUsed = request.method === 'GET';
        return letIn(visitor);
      }
      if (!isSame(cookieOf(request), visitor)) return undefined;
      if (pathname === MAIL_PATH) return answer(listPage(await listMessages(folder)));
      const message = await readMessage(folder, pathname.slice(MAIL_PATH.length + 1));
      return message && answer(messagePage(message));
    },
  };
}

const COOKIE = OPERATOR_COOKIES.mail;
const newSecret = () => randomBytes(24).toString('base64url');

const isSame = (given: string, secret: string) =>
  given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret));

const cookieOf = (request: Request) =>
  new RegExp(`(?:^|; ?)${COOKIE}=([\\w-]{32})(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? '';

/** Redirects to the URL without the key, to keep the key out of the browser's history. */
function letIn(visitor: string): Response {
  const cookie = `${COOKIE}=${visitor}; Path=${MAIL_PATH}; HttpOnly; SameSite=Strict`;
  return new Response(null, {
    status: 303,
    headers: { ...HEADERS, location: MAIL_PATH, 'set-cookie': cookie },
  });
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
