import type { FieldError } from '#contract/client/client.schemas.ts';
import { HEAD_BYTES, kindOfFile, MOST_FILE_BYTES, plainFileName } from '#shared/contact/attached-files.ts';
import { contactNumber } from '#shared/contact/contact-number.ts';
import { formExpired, tooEarly, tooManyBytes, wrongFileKind } from '#shared/contact/contact-refusals.ts';
import { noAddress } from '#shared/forms/account-refusals.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredContactRequest } from '../state/state.ts';

/**
 * The token of a contact form: the time in ms when the form was opened, with a suffix. It is not signed,
 * unlike the tokens of the real shop.
 */
export const mockFormToken = (opened: number): string => `${opened}.mock`;

const LEAST_SECONDS = 3;
const LONGEST_MS = 24 * 60 * 60 * 1000;

const refused = (pointer: string, error: Pick<FieldError, 'code' | 'message'>) =>
  new Refusal('INVALID_REQUEST', [{ in: 'body', pointer, ...error }]);

export function contactOperations(
  state: ShopState,
): Pick<ShopOperations, 'openContactForm' | 'createContactRequest'> {
  return {
    openContactForm: () => ({ token: mockFormToken(Date.now()), leastSeconds: LEAST_SECONDS }),

    createContactRequest({ visitor, header, body }) {
      const key = header['Idempotency-Key'];
      const text = JSON.stringify(body);
      const made = state.contactRequests.find((one) => one.key === key);
      if (made && made.body !== text) throw new Refusal('CONTACT_ALREADY_SENT');
      if (made) return { number: made.request.number };
      if (!body.email && !body.phone) throw refused('/email', noAddress);
      const age = ageOf(body.formToken);
      if (!(age <= LONGEST_MS)) throw refused('/formToken', formExpired);
      if (age < LEAST_SECONDS * 1000) throw refused('/formToken', tooEarly);
      const contents: StoredContactRequest['contents'] = [];
      const files = body.files.map(({ name, content }, index) => {
        const bytes = bytesOf(content);
        const kind = kindOfFile(bytes.subarray(0, HEAD_BYTES));
        if (!kind) throw refused(`/files/${index}`, wrongFileKind);
        contents.push({ type: kind.type, content });
        return { name: plainFileName(name), bytes: bytes.length };
      });
      if (files.reduce((all, { bytes }) => all + bytes, 0) > MOST_FILE_BYTES)
        throw refused('/files', tooManyBytes);
      const number = contactNumber(state.contactRequests.length);
      const ownerId = visitor.principal?.kind === 'user' ? visitor.principal.id : null;
      const { subject, email, phone, orderNumber } = body;
      const request = {
        number,
        at: new Date().toISOString(),
        subject,
        name: body.name.trim(),
        text: body.text.trim(),
        email: email?.toLowerCase() ?? null,
        phone: phone ?? null,
        orderNumber: orderNumber ?? null,
        files,
      };
      const isOwnOrder = state.orders.some(
        (stored) => stored.order.number === orderNumber && stored.ownerId === visitor.principal?.id,
      );
      state.contactRequests.push({
        key,
        body: text,
        ownerId,
        isOwnOrder,
        version: 1,
        state: 'WAITING',
        steps: [],
        contents,
        request,
      });
      return { number };
    },
  };
}

/** For how many ms the form with this token has been open. NaN if the token is not one of the mock shop. */
function ageOf(token: string): number {
  const [, opened] = /^(\d{13})\.mock$/.exec(token) ?? [];
  return Date.now() - Number(opened);
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
