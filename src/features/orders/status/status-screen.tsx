import { useState } from 'react';
import { getOrderStatus, type OrderStatus } from '@/lib/api';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { ordersHref } from '../orders-search';
import { StatusAnswer } from './status-answer';
import { type StatusFields, statusForm } from './status-definition';

/** The result of the form when it was posted without scripts. */
export type PostedStatus = { fields: StatusFields } & (
  | { status: OrderStatus }
  | { errors: FormErrors<keyof StatusFields> }
);

/**
 * The error is the same for an unknown number and a wrong phone, so that it does not reveal which orders
 * exist.
 */
const NOT_FOUND = 'Заказ не\u00a0найден. Проверьте номер и\u00a0телефон, указанный при оформлении';

/** The errors to show if the shop refuses, with or without scripts. */
export const statusRefusal = (code: string | undefined): FormErrors<keyof StatusFields> | undefined =>
  code === 'NOT_FOUND' ? { form: NOT_FOUND } : undefined;

type StatusScreenProps = { signedIn: boolean; posted: PostedStatus | undefined };

/** The page «Статус заказа»: fields for order number and phone, and the answer beside them. */
export function StatusScreen({ signedIn, posted }: StatusScreenProps) {
  const [status, setStatus] = useState(posted && 'status' in posted ? posted.status : undefined);
  const [failed, setFailed] = useState(posted !== undefined && 'errors' in posted);
  const { attributes, field, refusal, busy } = useContractForm(statusForm, {
    posted: posted && 'errors' in posted ? posted.errors : undefined,
    async send(question) {
      setStatus(undefined);
      setStatus(await getOrderStatus(question));
      setFailed(false);
    },
    refused({ code }) {
      setFailed(code === 'NOT_FOUND');
      return statusRefusal(code);
    },
  });
  return (
    <div className="sheet page-width min-h-page px-margin pt-5 lg:pt-12">
      <h1 className="type-h1">Статус заказа</h1>
      <p className="mt-1.5 text-ink-2 print:hidden">Без входа в&nbsp;личный кабинет</p>
      <div className="mt-6 lg:mt-8 lg:grid-page">
        <div className="lg:col-span-5">
          <form {...attributes} action={hrefTo('/orderstatus')} className="max-w-120 space-y-4">
            <Field
              {...field('number')}
              label="Номер заказа"
              hint={'Например, В-123456-6: он есть в\u00a0письме о\u00a0заказе'}
              autoComplete="off"
              maxLength={40}
              defaultValue={posted?.fields.number}
            />
            <PhoneField
              {...field('phone')}
              label={'Телефон из\u00a0заказа'}
              defaultValue={posted?.fields.phone}
            />
            {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
            <Button
              type="submit"
              variant={status ? 'quiet' : 'primary'}
              busy={busy}
              className="max-sm:w-full"
            >
              Проверить статус
            </Button>
          </form>
        </div>
        <div className="mt-8 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <div role="status">{status && <StatusAnswer status={status} />}</div>
          {!status && (failed ? <WhatToCheck /> : <WhereIsTheNumber signedIn={signedIn} />)}
        </div>
      </div>
    </div>
  );
}

function WhereIsTheNumber({ signedIn }: { signedIn: boolean }) {
  const orders = ordersHref();
  return (
    <>
      <h2 className="type-h3">Где номер заказа</h2>
      <p className="mt-2 max-w-[44ch] text-ink-2 text-ui">В&nbsp;теме письма «Заказ №&nbsp;… оформлен»</p>
      <TextLink
        href={signedIn ? orders : hrefTo('/login', { search: { redirect: orders } })}
        className="text-ui"
      >
        {signedIn ? 'Посмотреть все заказы' : 'Войти и\u00a0посмотреть все заказы'}
      </TextLink>
    </>
  );
}

function WhatToCheck() {
  return (
    <>
      <h2 className="type-h3">Что проверить</h2>
      <ul className="mt-2 max-w-[48ch] space-y-2 text-ink-2 text-ui">
        <li>Номер: буква В&nbsp;и&nbsp;семь цифр, как в&nbsp;письме</li>
        <li>Телефон того, кто оформлял заказ</li>
      </ul>
      <TextLink to="/contactform" className="text-ui">
        Написать нам
      </TextLink>
    </>
  );
}
