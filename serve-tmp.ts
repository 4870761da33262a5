// Serves dist/desk with the mock shop behind it, for looking.
import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getResponse } from 'msw';
import { createHandlers } from '/tmp/w/desk-b/mocks/handlers.ts';
import { createMockShop } from '/tmp/w/desk-b/mocks/shop/shop.ts';
import { putOrder } from '/tmp/w/desk-b/desk/testing/orders.ts';
import * as op from '/tmp/w/desk-b/src/generated/client/operator/operator.msw.ts';

const port = Number(process.env.PORT ?? 4250);
const shop = createMockShop();
const states = ['PLACED','PAID','PACKING','SHIPPED','READY','HANDED_OVER','CANCELLED','AWAITING_PAYMENT','PARTLY_HANDED_OVER'];
const methods = ['cash','card-online','sbp','parts','card-on-receipt'];
const names = ['Анна Петрова','Мария Орлова','Константинопольская-Преображенская Александра Владимировна', null];
const places = [['courier','Курьером','Москва'],['pickup-point','В пункт выдачи','Санкт-Петербург'],['store','Самовывоз из магазина','Казань'],['post','Почтой России','Петропавловск-Камчатский']];
for (let n = 0; n < 63; n++) {
  const state = states[n % 9] as never; const [kind, name, cityName] = places[n % 4] as [never, string, string];
  const at = new Date(Date.now() - (63 - n) * 5_400_000).toISOString();
  const s = putOrder(shop, { number: `В-12${String(3400 + n * 17)}-${n % 10}`, state, placedAt: at, delivery: { kind, name, cityName, fitting: n % 5 === 0 }, payment: { method: methods[n % 5] as never, paidSum: methods[n%5] !== 'cash' && n % 9 > 0 ? 387200 : 0, refundedSum: 0 }, comment: n % 9 === 2 ? 'Позвоните за час, домофон не работает' : null, total: 387200 + n * 12345_0,
    ...(names[n % 4] === undefined ? {} : { contact: names[n % 4] === null ? null : { name: names[n % 4] as string, phone: '+79991234567', email: 'anna@example.ru' } }), events: [{ state: 'PLACED', at }] });
  const line = structuredClone(s.order.lines[0]!);
  s.order.lines.push({ ...line, articleId: crypto.randomUUID(), name: 'Пальто прямого кроя из шерсти с поясом и накладными карманами', quantity: 1, size: '46', sku: 'VT-2001-46', total: 2_399_000, discounts: [] , unitPriceBefore: 2_399_000});
  if (n % 9 === 5) s.till = [{ kind: 'TAKEN', means: 'CASH', sum: 387200, at, operator: 'kassa-kazan', reason: null, receipt: [] }];
}
const root = '/tmp/w/desk-b/dist/desk';
const types: Record<string,string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.html': 'text/html; charset=utf-8' };
let isIn = process.env.SIGNED_OUT !== '1';
const session = { ...op.getGetOperatorSessionResponseMock200(), passkeys: 1, operations: ['getOperatorSession','listOrders','showOrder','packOrder','readyOrder','handOverOrder','shipOrder','cancelOrderByOperator','refundOrder','refundAtCounter','decidePaymentCase','exportOrders','listRefunds','showRefund','approveRefund','receiveRefund','payRefund','rejectRefund','listReviews','showReview','publishReview','refuseReview','answerReview'] };
createServer(getRequestListener(async (request) => {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/api/')) {
    const p = url.pathname.replace('/api/operator-orchestration/v1', '');
    const json = (v: unknown, status = 200) => Response.json(v, { status, headers: status >= 400 ? { 'content-type': 'application/problem+json' } : {} });
    if (p === '/session') return isIn ? json(session) : json(op.getListOrdersResponseMock401(), 401);
    if (p === '/invitation') return json(op.getShowInvitationResponseMock200());
    if (p === '/refunds') { const e = op.getListRefundsResponseMock200(); return json({ ...e, items: Array.from({ length: 12 }, (_, i) => ({ ...e.items[0], id: crypto.randomUUID(), state: ['REQUESTED','APPROVED','SENT','RECEIVED','REFUNDED','REJECTED'][i % 6], payUntil: i % 6 > 3 ? null : `2026-1${i % 2 + 1}-2${i % 9}` })), totalItems: 12 }); }
    if (/^\/orders\/[^/]+\/refunds\/[^/]+$/.test(p)) return json(op.getShowRefundResponseMock200());
    if (p === '/reviews') { const e = op.getListReviewsResponseMock200(); return json({ ...e, items: Array.from({ length: 9 }, (_, i) => ({ ...e.items[0], id: crypto.randomUUID(), stars: 5 - i % 5, state: ['WAITING','PUBLISHED','REFUSED'][i % 3], openComplaints: i % 4 })), totalItems: 9 }); }
    if (/^\/reviews\/[^/]+$/.test(p)) return json(op.getShowReviewResponseMock200());
    const headers = new Headers(request.headers); headers.set('authorization', 'Bearer mock-operator-manager');
    const handlers = createHandlers(shop, { identity: 'headers', origin: url.origin });
    try { const init: RequestInit = { method: request.method, headers }; if (request.method !== 'GET') init.body = await request.text(); return (await getResponse(handlers, new Request(request.url, init))) ?? new Response(null, { status: 404 }); } catch (e) { console.log(e); throw e; }
  }
  if (url.pathname.startsWith('/pictures/')) return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#e2e5e6"/><path d="M90 90h120l20 200H70z" fill="#8b8f92"/></svg>', { headers: { 'content-type': 'image/svg+xml' } });
  const file = join(root, url.pathname);
  const found = extname(url.pathname) && existsSync(file) ? file : join(root, 'index.html');
  return new Response(readFileSync(found), { headers: { 'content-type': types[extname(found)] ?? 'application/octet-stream' } });
}, { overrideGlobalObjects: false })).listen(port, () => console.log(`http://localhost:${port}`));
