import { Button } from '@/lib/ui/button';
import { ErrorNotice } from '@/lib/ui/notice';
import { TextLink } from '@/lib/ui/text-link';
import { ConsentBoxes, NEEDED_CONSENT } from './consent-boxes';
import { refusedForm } from './form-errors';
import { useForm } from './use-form';

type Consents = { personalDataConsent: boolean; marketingConsent: boolean };

type ExternalConsentFormProps = {
  /** Where somebody goes who would rather not. */
  wayBack: string;
  /** @throws ApiError */
  onConsent(consents: { personalDataConsent: true; marketingConsent: boolean }): Promise<void>;
};

/** What the shop must ask before it makes an account of somebody it does not know. Neither box is ticked beforehand. */
export function ExternalConsentForm({ wayBack, onConsent }: ExternalConsentFormProps) {
  const { attributes, errors, busy } = useForm<Consents, 'personalDataConsent'>({
    read: (data) => ({
      personalDataConsent: data.has('personalDataConsent'),
      marketingConsent: data.has('marketingConsent'),
    }),
    check: ({ personalDataConsent }) =>
      personalDataConsent ? undefined : { personalDataConsent: NEEDED_CONSENT },
    send: ({ marketingConsent }) => onConsent({ personalDataConsent: true, marketingConsent }),
    refused: (error) => refusedForm(error, { '/personalDataConsent': 'personalDataConsent' }),
  });
  return (
    <form {...attributes} className="space-y-4">
      <p>
        Вы&nbsp;у&nbsp;нас впервые. Мы&nbsp;создадим учётную запись с&nbsp;именем и&nbsp;почтой из&nbsp;этого
        сервиса.
      </p>
      <ConsentBoxes error={errors.personalDataConsent} />
      <div className="space-y-3">
        {errors.form && <ErrorNotice>{errors.form}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Продолжить
        </Button>
        <TextLink href={wayBack}>Войти другим способом</TextLink>
      </div>
    </form>
  );
}
