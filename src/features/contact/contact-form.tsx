import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { formatDate } from '#shared/text/dates.ts';
import type { OrderSummary } from '@/lib/api';
import { addressLoginMax, contactRequestNameMax } from '@/lib/api/schemas';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import type { ContactFields } from './contact-definition';
import { FileField } from './file-field';
import { type OpenedForm, type PostedContact, type SentRequest, useContactForm } from './use-contact-form';

export type ContactFormProps = {
  opened: OpenedForm;
  /** Initial values of the fields. */
  start: Partial<ContactFields>;
  /** Orders of a signed-in shopper to choose from. */
  orders: readonly Pick<OrderSummary, 'number' | 'placedAt'>[];
  refused: Extract<PostedContact, { errors: unknown }> | undefined;
  onSent(sent: SentRequest): void;
};

const FILES_AGAIN = 'Приложите файлы ещё раз: без скриптов браузер их не\u00a0сохраняет';

/** The form «Написать нам». */
export function ContactForm({ opened, start, orders, refused, onSent }: ContactFormProps) {
  const form = useContactForm({ opened, errors: refused?.errors, onSent });
  const { attributes, field, refusal, busy } = form;
  const typed = refused?.fields ?? start;
  const fileError = form.fileError ?? field('files').error ?? (refused?.hadFiles ? FILES_AGAIN : undefined);
  const isListed = !typed.orderNumber || orders.some(({ number }) => number === typed.orderNumber);
  return (
    <form
      {...attributes}
      action={hrefTo('/contactform')}
      encType="multipart/form-data"
      aria-label="Написать нам"
      className="space-y-4"
    >
      <SelectField {...field('subject')} label="О чём вопрос" defaultValue={typed.subject ?? ''}>
        <option value="">Выберите тему</option>
        {Object.entries(CONTACT_SUBJECTS).map(([subject, words]) => (
          <option key={subject} value={subject}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-[var(--gutter)]">
        <Field
          {...field('name')}
          label="Имя"
          autoComplete="name"
          maxLength={contactRequestNameMax}
          defaultValue={typed.name}
        />
        {orders.length > 0 && isListed ? (
          <SelectField
            {...field('orderNumber')}
            label="Заказ (если есть)"
            defaultValue={typed.orderNumber ?? ''}
          >
            <option value="">Не&nbsp;о&nbsp;заказе</option>
            {orders.map(({ number, placedAt }) => (
              <option key={number} value={number}>
                {`${number} от\u00a0${formatDate(new Date(placedAt))}`}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            {...field('orderNumber')}
            label="Номер заказа (если есть)"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed.orderNumber}
          />
        )}
      </div>
      <Field
        {...field('login')}
        label="Телефон или почта"
        autoComplete="email"
        maxLength={addressLoginMax}
        defaultValue={typed.login}
      />
      <TextareaField {...field('text')} label="Сообщение" rows={5} defaultValue={typed.text} />
      <FileField
        files={form.files}
        error={fileError}
        onAdd={(files) => void form.add(files)}
        onRemove={form.remove}
      />
      {/* The honeypot: invisible, not in the tab order, hidden from screen readers. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
        <label>
          Не&nbsp;заполняйте
          <input {...withoutError(field('website'))} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input
        {...withoutError(field('formToken'))}
        type="hidden"
        defaultValue={refused && !refused.isExpired ? refused.fields.formToken : opened.token}
      />
      <Checkbox {...field('personalDataConsent')} defaultChecked={refused?.fields.personalDataConsent}>
        <ConsentSentence id="personal-data" newWindow />
      </Checkbox>
      {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
      <Button type="submit" busy={busy} className="max-sm:w-full">
        Отправить
      </Button>
    </form>
  );
}

function withoutError<T extends { error?: string | undefined }>({ error: _, ...rest }: T) {
  return rest;
}
