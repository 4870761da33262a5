import type { KnownShipment, ParcelState } from '../base/shipments.ts';
import type { CdekDone, CdekOrder } from './cdek-answers.ts';

const ON_THE_WAY: ParcelState = 'on-the-way';

/**
 * The shop's parcel states by CDEK's status codes, which include codes of API versions before v2. Other codes
 * are ignored.
 */
const STATES: Readonly<Record<string, ParcelState>> = {
  CREATED: 'registered',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: ON_THE_WAY,
  READY_TO_SHIP_AT_SENDING_OFFICE: ON_THE_WAY,
  READY_FOR_SHIPMENT_IN_SENDER_CITY: ON_THE_WAY,
  PASSED_TO_CARRIER_AT_SENDING_OFFICE: ON_THE_WAY,
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: ON_THE_WAY,
  RETURNED_TO_SENDER_CITY_WAREHOUSE: ON_THE_WAY,
  SEND_TO_TRANSIT_OFFICE: ON_THE_WAY,
  SENT_TO_TRANSIT_CITY: ON_THE_WAY,
  MET_AT_TRANSIT_OFFICE: ON_THE_WAY,
  ACCEPTED_IN_TRANSIT_CITY: ON_THE_WAY,
  ACCEPTED_AT_TRANSIT_WAREHOUSE: ON_THE_WAY,
  RETURNED_TO_TRANSIT_WAREHOUSE: ON_THE_WAY,
  READY_TO_SHIP_IN_TRANSIT_OFFICE: ON_THE_WAY,
  READY_FOR_SHIPMENT_IN_TRANSIT_CITY: ON_THE_WAY,
  PASSED_TO_CARRIER_AT_TRANSIT_OFFICE: ON_THE_WAY,
  TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY: ON_THE_WAY,
  SENT_TO_SENDER_CITY: ON_THE_WAY,
  ACCEPTED_IN_SENDER_CITY: ON_THE_WAY,
  SEND_TO_RECIPIENT_OFFICE: ON_THE_WAY,
  SENT_TO_RECIPIENT_CITY: ON_THE_WAY,
  MET_AT_RECIPIENT_OFFICE: ON_THE_WAY,
  ACCEPTED_IN_RECIPIENT_CITY: ON_THE_WAY,
  ACCEPTED_AT_DELIVERY_WAREHOUSE: ON_THE_WAY,
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: ON_THE_WAY,
  RETURNED_TO_RECIPIENT_CITY_WAREHOUSE: ON_THE_WAY,
  ISSUED_FOR_DELIVERY: ON_THE_WAY,
  TAKEN_BY_COURIER: ON_THE_WAY,
  POSTOMAT_SEIZED: ON_THE_WAY,
  ACCEPTED_AT_WAREHOUSE_ON_DEMAND: 'waiting',
  ACCEPTED_AT_PICK_UP_POINT: 'waiting',
  POSTOMAT_POSTED: 'waiting',
  POSTOMAT_RECEIVED: 'handed-over',
  DELIVERED: 'handed-over',
  NOT_DELIVERED: 'returned',
  REMOVED: 'removed',
};

/** The reason code in CDEK's status DELIVERED if the recipient took only a part of the order. */
const PARTLY = '20';

/** CDEK writes time-zone offsets without a colon, which JavaScript cannot parse. */
const momentOf = (text: string): Date => new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

/**
 * Converts a CDEK order to the shop's form. CDEK may send its statuses in any order; the latest one that the
 * shop knows determines the state.
 */
export function shipmentOf({ entity, requests }: CdekOrder): KnownShipment | undefined {
  if (!entity) return undefined;
  const statuses = (entity.statuses ?? [])
    .map((status) => ({ ...status, at: momentOf(status.date_time) }))
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const [latest] = statuses;
  const known = statuses.find(({ code }) => STATES[code] !== undefined);
  const refused = requests?.find(({ type, state }) => type === 'CREATE' && state === 'INVALID');
  return {
    id: entity.uuid,
    number: entity.cdek_number ? String(entity.cdek_number) : null,
    refusal: refused ? wordsOf({ errors: refused.errors }) : null,
    state: known ? stateOf(known) : null,
    said: latest ? (latest.name ?? latest.code) : null,
    saidAt: latest?.at ?? null,
  };
}

type Said = { code: string; reason_code?: string | number | null | undefined };

function stateOf({ code, reason_code }: Said): ParcelState | null {
  const state = STATES[code] ?? null;
  return state === 'handed-over' && String(reason_code) === PARTLY ? 'partly-handed-over' : state;
}

type Answered = Pick<CdekDone, 'errors' | 'requests'>;

export const problemsOf = ({ errors, requests }: Answered) => [
  ...(errors ?? []),
  ...(requests ?? []).flatMap((request) => request.errors ?? []),
];

/** CDEK's own explanation of why it refused a request. */
export function wordsOf(answer: Answered): string {
  const words = problemsOf(answer).flatMap(({ code, message }) => message || code || []);
  return (words.join('; ') || 'СДЭК не принимает отправление').slice(0, 300);
}
