import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { HtmlNode } from './html-tree.ts';

// A server that renders an HTML tree with React alone, without a framework. The parent process sends the
// tree.

const elementOf = (node: HtmlNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(elementOf));

let tree: HtmlNode = '';
const server = createServer((_, outgoing) => {
  const body = Buffer.from(renderToString(elementOf(tree)));
  outgoing.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
});
process.on('message', (sent: HtmlNode) => {
  tree = sent;
  process.send?.('kept');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
