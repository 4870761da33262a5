import { formatPhone } from '#shared/forms/phone.ts';
import type { DeliveryMethod } from '@/lib/api';
import { EmailMax, orderContactNameMax } from '@/lib/api/schemas';
import { EmailField } from '@/lib/ui/forms/email-field';
import { Field } from '@/lib/ui/forms/field';
import { FormSection } from '@/lib/ui/forms/form-section';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { phoneOf } from '@/lib/ui/forms/phone-input';
import { PageLink } from '@/lib/ui/links/page-link';
import { hrefTo } from '@/shop/addresses/href-to';
import type { CheckoutFields } from '../fields/checkout-fields';
import type { FieldOf } from '../state/use-checkout-fields';
import { anchorOf } from '../words/anchor-of';
import { Recipient } from './recipient';

type ContactsProps = {
  signedIn: boolean;
  start: CheckoutFields;
  field: FieldOf;
  /** Whether one of the fields has an error. Then the fields are unfolded. */
  isWrong: boolean;
  isForOther: boolean;
  /** Kind of the delivery method, once it is chosen. */
  kind: DeliveryMethod['kind'] | undefined;
};

/**
 * The fields of the buyer. Contacts known from the account are folded, and a press unfolds the fields, with
 * or without scripts.
 */
export function Contacts({ signedIn, start, field, isWrong, isForOther, kind }: ContactsProps) {
  const isKnown = Boolean(signedIn && start.phone && start.name && start.email);
  const fields = <ContactFields start={start} field={field} isForOther={isForOther} />;
  return (
    <FormSection title="Контакты" note={!signedIn && <SignInNote />}>
      {isKnown ? (
        <details open={isWrong || undefined} className="group">
          <summary className="flex items-start justify-between gap-4 group-open:justify-end">
            <span className="min-w-0 group-open:hidden">
              <span className="block">{start.name}</span>
              <span className="block text-ink-2 [overflow-wrap:anywhere]">
                {`${formatPhone(phoneOf(start.phone))}, ${start.email}`}
              </span>
            </span>
            <span className="quiet-link -my-3 shrink-0 py-3 text-ui group-open:hidden">
              Изменить<span className="sr-only"> контакты</span>
            </span>
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      <Recipient start={start} field={field} kind={kind} />
    </FormSection>
  );
}

function SignInNote() {
  return (
    <>
      <span>{'Есть учётная запись? '}</span>
      <PageLink to="/login" search={{ redirect: hrefTo('/checkout') }} className="quiet-link text-ink">
        Войдите
      </PageLink>
      <span>&nbsp;— подставим адрес</span>
    </>
  );
}

function ContactFields({ start, field, isForOther }: Pick<ContactsProps, 'start' | 'field' | 'isForOther'>) {
  const phone = field('phone');
  return (
    <div className="grid gap-4">
      <div id={anchorOf('phone')}>
        <PhoneField
          {...phone}
          label="Телефон"
          hint={
            phone.error
              ? undefined
              : `Напишем о\u00a0доставке. ${isForOther ? 'Звонить будем получателю' : 'Звонить будет только курьер'}`
          }
          defaultValue={phoneOf(start.phone)}
        />
      </div>
      <div id={anchorOf('name')}>
        <Field
          {...field('name')}
          label="Имя и фамилия"
          autoComplete="name"
          maxLength={orderContactNameMax}
          defaultValue={start.name}
        />
      </div>
      <div id={anchorOf('email')}>
        <EmailField
          {...field('email')}
          label="Электронная почта (для чека)"
          maxLength={EmailMax}
          defaultValue={start.email}
        />
      </div>
    </div>
  );
}
