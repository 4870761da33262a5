import { randomUUID } from 'node:crypto';
import { type CounterpartReply, json } from '../../platform/testing/counterpart.ts';

type Status = { code: string; name: string; date_time: string; reason_code?: string };
export type Parcel = {
  uuid: string;
  number: string;
  body: Record<string, unknown>;
  cdekNumber: string | null;
  refusal: string | null;
  statuses: Status[];
  isDeleted: boolean;
};

const request = (type: string, state: string, message?: string) => ({
  request_uuid: randomUUID(),
  type,
  state,
  date_time: '2026-11-21T12:00:00+0300',
  errors: message === undefined ? [] : [{ code: 'v2_bad_request', message }],
});

/**
 * Fakes CDEK's API for parcels, which CDEK calls orders. It accepts an order at once, registers it when the
 * test calls `register`, and finds it by its uuid or by the shop's number.
 */
export function createParcelDesk() {
  const parcels: Parcel[] = [];
  const desk = {
    parcels,
    /** If true, the fake accepts orders, but closes the connection without a response. */
    losesAnswers: false,
    refuses: null as string | null,
    newest: () => parcels.at(-1) as Parcel,
    /** Registers the newest parcel: gives it a number and its first status. */
    register(number = '1106207236') {
      desk.newest().cdekNumber = number;
      desk.say('CREATED', 'Создан', '2026-11-21T12:05:00+0300');
    },
    say(code: string, name: string, date_time: string, reason_code?: string) {
      desk.newest().statuses.push({ code, name, date_time, ...(reason_code && { reason_code }) });
    },
    orders: ((response, { method, url, text }) => {
      if (method === 'POST') return desk.take(JSON.parse(text))(response, null as never);
      const found = parcels.findLast(({ number }) => number === url.searchParams.get('im_number'));
      return (found ? json(described(found)) : unknown)(response, null as never);
    }) satisfies CounterpartReply,
    take(body: Record<string, unknown>): CounterpartReply {
      if (desk.refuses) return json({ requests: [request('CREATE', 'INVALID', desk.refuses)] }, 400);
      const parcel = {
        uuid: randomUUID(),
        number: String(body.number),
        body,
        cdekNumber: null,
        refusal: null,
        statuses: [],
        isDeleted: false,
      };
      parcels.push(parcel);
      if (desk.losesAnswers) return (response) => response.destroy();
      return json({ entity: { uuid: parcel.uuid }, requests: [request('CREATE', 'ACCEPTED')] }, 202);
    },
    one: ((response, { method, url }) => {
      const [uuid, what] = url.pathname.split('/').slice(3);
      const found = parcels.find((parcel) => parcel.uuid === uuid);
      const reply = found ? answerOf(found, method, what) : unknown;
      return reply(response, null as never);
    }) satisfies CounterpartReply,
  };
  return desk;
}

const unknown = json({ errors: [{ code: 'v2_entity_not_found', message: 'Entity is not found' }] }, 400);

function answerOf(parcel: Parcel, method: string | undefined, what: string | undefined): CounterpartReply {
  const { uuid } = parcel;
  const entity = { uuid };
  if (method === 'GET') return json(described(parcel));
  const last = parcel.statuses.at(-1)?.code ?? 'ACCEPTED';
  if (method === 'DELETE') {
    if (last !== 'ACCEPTED' && last !== 'CREATED')
      return json({ entity, requests: [request('DELETE', 'INVALID', 'Заказ уже в пути')] }, 400);
    parcel.isDeleted = true;
    parcel.statuses.push({ code: 'REMOVED', name: 'Удалён', date_time: '2026-11-21T13:00:00+0300' });
    return json({ entity, requests: [request('DELETE', 'ACCEPTED')] }, 202);
  }
  if (what !== 'refusal') return json({ errors: [] }, 404);
  parcel.statuses.push({ code: 'NOT_DELIVERED', name: 'Не вручён', date_time: '2026-11-29T13:00:00+0300' });
  return json({ entity, requests: [request('CREATE', 'ACCEPTED')] }, 202);
}

const described = ({ uuid, number, cdekNumber, refusal, statuses }: Parcel) => ({
  entity: { uuid, number, is_return: false, ...(cdekNumber && { cdek_number: cdekNumber }), statuses },
  requests: [refusal === null ? request('CREATE', 'SUCCESSFUL') : request('CREATE', 'INVALID', refusal)],
});
