import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../platform/testing/counterpart.ts';
import type { Labels } from '../base/shipments.ts';
import { startCdek } from '../testing/cdek.ts';
import { LABEL } from '../testing/cdek-label-desk.ts';
import { createCdekClient } from './cdek-client.ts';
import { createCdekLabels } from './cdek-labels.ts';

const NUMBER = '1106207236';
let service: Awaited<ReturnType<typeof startCdek>>;
let now: number;
let pauses: number[];

const labelsWith = (clientSecret: string): Labels => {
  const clock = () => new Date(now);
  const client = createCdekClient({ url: service.url, clientId: 'account', clientSecret, clock });
  return createCdekLabels(client, {
    clock,
    async pause(ms) {
      pauses.push(ms);
      now += ms;
    },
  });
};
const label = () => labelsWith('secure-password')(NUMBER);

beforeEach(async () => {
  service = await startCdek();
  service.desk.take({ number: 'V-123456-6' })({ writeHead: () => ({ end() {} }) } as never, null as never);
  service.desk.register(NUMBER);
  now = Date.parse('2026-11-21T09:00:00Z');
  pauses = [];
});
afterEach(() => service.close());

describe('the label of a CDEK parcel', () => {
  it("the label of a CDEK parcel is requested by the parcel's number and returned as PDF (§3.7.14)", async () => {
    expect(Buffer.from(await label()).toString()).toBe(LABEL);
    const [request] = service.askedFor('/v2/print/barcodes');
    expect(JSON.parse(request?.text ?? '')).toEqual({
      orders: [{ cdek_number: 1106207236 }],
      copy_count: 1,
      format: 'A6',
    });
    expect(pauses).toEqual([]);
  });

  it('the shop asks CDEK with increasing pauses until the label is ready (§3.7.14)', async () => {
    service.labels.takesQuestions = 3;
    expect(Buffer.from(await label()).toString()).toBe(LABEL);
    expect(pauses).toEqual([500, 1000, 2000]);
  });

  it('the shop waits at most a minute for a label; then the command fails (§3.7.14)', async () => {
    service.labels.takesQuestions = Number.POSITIVE_INFINITY;
    await expect(label()).rejects.toThrow(
      'CDEK is still preparing the label. Run the command again in a minute.',
    );
    expect(now - Date.parse('2026-11-21T09:00:00Z')).toBeLessThanOrEqual(60_000);
    expect(Math.max(...pauses)).toBe(5000);
  });

  it('the label is requested with a new token if the old one was revoked', async () => {
    const labels = labelsWith('secure-password');
    await labels(NUMBER);
    service.takeTokensBack();
    expect(Buffer.from(await labels(NUMBER)).toString()).toBe(LABEL);
  });
});

describe('if CDEK returns no label, the operator sees why:', () => {
  it('an operator sees that CDEK does not know the parcel', async () => {
    service.desk.newest().cdekNumber = '7';
    await expect(label()).rejects.toThrow('CDEK did not create a label: Заказ не найден');
  });

  it('an operator sees that CDEK refuses the label', async () => {
    service.labels.refuses = 'Формат не поддерживается';
    await expect(label()).rejects.toThrow('CDEK did not create a label: Формат не поддерживается');
  });

  it('an operator sees that the API keys of CDEK are wrong', async () => {
    await expect(labelsWith('typo')(NUMBER)).rejects.toThrow(
      'The service answered 401. Are CDEK_CLIENT_ID and CDEK_CLIENT_SECRET right?',
    );
  });

  it('an operator sees that CDEK is down', async () => {
    service.goDown();
    await expect(label()).rejects.toThrow('CDEK returned no label: The service cannot be reached.');
  });

  it("an operator sees that CDEK's answer is not a PDF", async () => {
    const original = service.labels.one;
    service.setReply('/v2/print/barcodes/*', (response, request) =>
      (request.url.pathname.endsWith('.pdf') ? json({ error: 'later' }) : original)(response, request),
    );
    await expect(label()).rejects.toThrow('CDEK returned no label: The answer is not a PDF.');
  });
});
