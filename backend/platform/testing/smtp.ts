import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Received = {
  from: string;
  to: string[];
  /** User name and password with which the client authenticated; null if it did not. */
  auth: [user: string, password: string] | null;
  headers: Map<string, string>;
  /** The decoded parts of the e-mail; the key is the content type. */
  parts: Map<string, string>;
};

/** Responses to use instead of the usual ones, by SMTP command: for example, `451 Later` for MAIL. */
type Answers = Partial<Record<'MAIL' | 'RCPT' | 'DATA' | 'AUTH', string>>;

/**
 * Opens a mail server for tests that records the e-mails it receives. It implements the part of SMTP (RFC
 * 5321) that a client needs.
 */
export async function openSmtpServer({
  answers = {},
  silent = false,
}: {
  answers?: Answers;
  silent?: boolean;
} = {}) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (!silent) talk(socket, answers, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function talk(socket: Socket, answers: Answers, received: Received[]): void {
  let envelope = newEnvelope();
  let auth: Received['auth'] = null;
  let pending = '';
  let isData = false;
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
  };

  /** Executes an SMTP command and returns the response. */
  function obey(line: string): string {
    const word = line.split(' ', 1)[0]?.toUpperCase() ?? '';
    const refusal = answers[word as keyof Answers];
    if (refusal) return refusal;
    if (word === 'EHLO') return '250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN';
    if (word === 'AUTH') {
      const [, user = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0');
      auth = [user, password];
      return '235 2.7.0 Accepted';
    }
    if (word === 'MAIL') envelope.from = addressIn(line);
    if (word === 'RCPT') envelope.to.push(addressIn(line));
    if (word === 'RSET') envelope = newEnvelope();
    if (word === 'DATA') {
      isData = true;
      return '354 End with a dot';
    }
    return word === 'QUIT' ? '221 Bye' : '250 OK';
  }

  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const piece = pending.slice(0, end);
      pending = pending.slice(end + (isData ? 5 : 2));
      if (!isData) {
        const answer = obey(piece);
        say(answer);
        if (answer.startsWith('221')) socket.end();
        continue;
      }
      isData = false;
      received.push({ ...envelope, auth, ...readMessage(piece.replaceAll('\r\n..', '\r\n.')) });
      envelope = newEnvelope();
      say('250 Taken');
    }
  });
  say('220 mail.test ESMTP');
}

const newEnvelope = () => ({ from: '', to: [] as string[] });
const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

function readMessage(raw: string): Pick<Received, 'headers' | 'parts'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const pieces = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const parts = pieces.map((piece): [string, string] => {
    const part = split(piece.replace(/^\r\n/, ''));
    return [part.headers.get('content-type')?.split(';', 1)[0] ?? '', decoded(part)];
  });
  return { headers, parts: new Map(parts) };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), encodedWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function decoded({ headers, body }: { headers: Map<string, string>; body: string }): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

/** Decodes words in mail headers such as =?UTF-8?B?…?= (RFC 2047). */
const encodedWords = (text: string) =>
  text
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    );

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
