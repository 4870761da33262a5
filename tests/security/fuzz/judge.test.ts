import { expect, test } from 'vitest';
import type { Person } from '../../../backend/testing/people.ts';
import { exampleOf } from '../../../mocks/contract/contract.ts';
import type { Answer } from '../../contract/conformance.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { judge } from './judge.ts';
import { logFindings } from './run-fuzz.ts';

const ANNA = 'anna@example.ru';
const other = {
  id: 'b3f1',
  email: ANNA,
  families: [],
  consents: [],
  token: 'secret-of-anna',
} as unknown as Person;
const OWN_NAMES = [
  'shareCode',
  'orderId',
  'orderNumber',
  'refundId',
  'boughtId',
  'addressId',
  'remark',
] as const;
for (const name of OWN_NAMES) other[name] = '';

const request: FuzzRequest = {
  method: 'GET',
  path: '/api/content-orchestration/v1/home?site=ru',
  headers: [],
  body: undefined,
};
const home = exampleOf<object>('getHome', 'winter');

function complaintsWith(changes: Partial<Answer> & { body?: unknown }, sent = request): string[] {
  const { body = home, ...rest } = changes;
  const headers = new Headers({ 'content-type': 'application/json' });
  const answer = { status: 200, headers, text: JSON.stringify(body), ...rest };
  return judge(sent, answer, { isDoorOfOperators: false, others: [other] }).complaints;
}

test('judge finds no faults in a response that conforms to the contract', () => {
  expect(complaintsWith({})).toEqual([]);
});

test.each<[fault: string, changes: Parameters<typeof complaintsWith>[0], complaint: RegExp]>([
  ['a failure', { status: 500 }, /the status is 500/],
  ['an outage without a cause', { status: 503 }, /the status is 503/],
  ['an undocumented status', { status: 418 }, /418, which is not documented/],
  ['another media type', { headers: new Headers({ 'content-type': 'text/html' }) }, /media type/],
  ['a body that violates the schema', { body: {} }, /must have/],
  ['an e-mail of another person', { body: { ...home, more: ANNA } }, /another person: anna@/],
  ['a token of another person', { headers: new Headers({ 'x-a': 'secret-of-anna' }) }, /secret-of-anna/],
  ['a stack', { body: { title: 'at read (/srv/a.ts:7:1)' } }, /detail: at read/],
  ['a statement', { body: { title: 'Failed query: select id from account where' } }, /detail: select/],
  ['a path on the disk', { body: { title: '/home/shop/.data' } }, /internal detail/],
  ['an injected header', { headers: new Headers({ 'x-injected': '1' }) }, /became a header/],
  ['an undocumented cookie', { headers: new Headers({ 'set-cookie': 'a=b' }) }, /no cookies of an identity/],
])('judge finds this fault: %s', (_, changes, complaint) => {
  expect(complaintsWith(changes).join('\n')).toMatch(complaint);
});

test('judge finds a redirect from an unknown path to another site', () => {
  const sent = { ...request, path: '//evil.example/' };
  const to = (location: string) => ({ status: 301, headers: new Headers({ location }) });
  expect(complaintsWith(to('/evil.example/'), sent)).toEqual([]);
  expect(complaintsWith(to('//evil.example/'), sent)).not.toEqual([]);
  expect(complaintsWith(to('https://evil.example/'), sent)).not.toEqual([]);
});

test('logFindings finds log lines that repeat or were injected by the request', () => {
  const line = '{"level":"info","path":"/"}\n';
  expect(logFindings([line])).toEqual([]);
  expect(logFindings(['{"path":"kanareyka-7391"}\n', `${line}${line}`, 'at read (a.ts:7)\n'])).toHaveLength(
    3,
  );
});
