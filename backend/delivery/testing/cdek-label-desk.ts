import { randomUUID } from 'node:crypto';
import { type CounterpartReply, json } from '../../platform/testing/counterpart.ts';
import type { createParcelDesk } from './cdek-parcels.ts';

export const LABEL = '%PDF-1.4 label';

/**
 * Fakes CDEK's API for labels. It accepts a request for a label at once; the label is ready after a number of
 * further requests that the test sets.
 */
export function createLabelDesk(parcels: ReturnType<typeof createParcelDesk>) {
  const requestCounts = new Map<string, number>();
  const desk = {
    /** How many requests are answered with "in preparation" before the label is ready. */
    takesQuestions: 0,
    /** CDEK's reason for refusing the label in the end; null if it issues the label. */
    refuses: null as string | null,
    taken: ((response, { text }) => {
      const [wanted] = JSON.parse(text).orders as { cdek_number: number }[];
      const isKnown = parcels.parcels.some(({ cdekNumber }) => cdekNumber === String(wanted?.cdek_number));
      if (!isKnown) {
        const errors = [{ code: 'v2_entity_not_found', message: 'Заказ не найден' }];
        return json({ requests: [{ type: 'CREATE', state: 'INVALID', errors }] }, 400)(
          response,
          null as never,
        );
      }
      const uuid = randomUUID();
      requestCounts.set(uuid, 0);
      json({ entity: { uuid }, requests: [{ type: 'CREATE', state: 'ACCEPTED' }] }, 202)(
        response,
        null as never,
      );
    }) satisfies CounterpartReply,
    one: ((response, { url }) => {
      const [uuid = '', end] = (url.pathname.split('/').at(-1) ?? '').split('.');
      const times = requestCounts.get(uuid);
      if (times === undefined)
        return json({ errors: [{ code: 'v2_entity_not_found' }] }, 404)(response, null as never);
      if (end === 'pdf') {
        response.writeHead(200, { 'content-type': 'application/pdf' }).end(LABEL);
        return;
      }
      requestCounts.set(uuid, times + 1);
      const last = desk.refuses ? 'INVALID' : times < desk.takesQuestions ? 'PROCESSING' : 'READY';
      const errors = desk.refuses ? [{ code: 'v2_bad_request', message: desk.refuses }] : [];
      const statuses = ['ACCEPTED', last].map((code) => ({
        code,
        name: code,
        date_time: '2026-11-21T12:00:00+0300',
      }));
      json({
        entity: { uuid, format: 'A6', statuses },
        requests: [{ type: 'CREATE', state: desk.refuses ? 'INVALID' : 'SUCCESSFUL', errors }],
      })(response, null as never);
    }) satisfies CounterpartReply,
  };
  return desk;
}
