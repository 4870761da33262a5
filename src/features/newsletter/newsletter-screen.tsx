import { useState } from 'react';
import { UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { countOf } from '#shared/text/plural.ts';
import { subscribeToNewsletter } from '@/lib/api';
import { EmailMax } from '@/lib/api/schemas';
import type { FormErrors } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { EmailField } from '@/lib/ui/forms/email-field';
import { PageLink } from '@/lib/ui/links/page-link';
import { hrefTo } from '@/shop/addresses/href-to';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { type NewsletterFields, newsletterForm } from './newsletter-definition';
import { NewsletterFrame } from './newsletter-frame';
import { RobotField } from './robot-field';

/** The result of a posted newsletter form. */
export type PostedNewsletter =
  | { sentTo: string }
  | { fields: NewsletterFields; errors: FormErrors<keyof NewsletterFields> };

const DAYS = ['день', 'дня', 'дней'] as const;

/**
 * Shows the result of the form in the footer: the form with its errors, or the next step. The result does not
 * depend on whether the address is known.
 */
export function NewsletterScreen({ posted }: { posted?: PostedNewsletter }) {
  const [sentTo, setSentTo] = useState(posted && 'sentTo' in posted ? posted.sentTo : undefined);
  const refused = posted && 'fields' in posted ? posted : undefined;
  const { attributes, field, refusal, busy } = useContractForm(newsletterForm, {
    posted: refused?.errors,
    async send(request) {
      await subscribeToNewsletter(request);
      setSentTo(request.email);
    },
  });
  if (sentTo !== undefined)
    return (
      <NewsletterFrame title="Проверьте почту">
        <p role="status" className="mb-4 break-words">
          {`Отправили письмо на\u00a0${shownEmail(sentTo)}. Откройте его и\u00a0подтвердите подписку: до\u00a0этого новости не\u00a0приходят.`}
        </p>
        <p className="mb-6 text-ink-2">
          {`Ссылка действует ${countOf(UNCONFIRMED_DAYS, DAYS)}. Если письма нет, посмотрите в\u00a0папке «Спам».`}
        </p>
        <PageLink to="/" className="quiet-link inline-block py-3">
          На&nbsp;главную
        </PageLink>
      </NewsletterFrame>
    );
  return (
    <NewsletterFrame title={'Новости и\u00a0скидки на\u00a0почту'}>
      <p className="mb-6 text-ink-2">
        Пришлём ссылку, чтобы убедиться, что адрес ваш. Отказаться можно в&nbsp;каждом письме.
      </p>
      <form {...attributes} action={hrefTo('/newsletter')}>
        <EmailField
          {...field('email')}
          label="Электронная почта"
          defaultValue={refused?.fields.email}
          maxLength={EmailMax}
        />
        <RobotField {...field('website')} />
        <Checkbox
          {...field('marketingConsent')}
          className="mt-2"
          defaultChecked={refused?.fields.marketingConsent}
        >
          <ConsentSentence id="newsletter" newWindow />
        </Checkbox>
        {refusal && <ErrorNotice className="mt-2">{refusal}</ErrorNotice>}
        <Button type="submit" wide busy={busy} className="mt-4">
          Подписаться
        </Button>
      </form>
    </NewsletterFrame>
  );
}
