import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { ConsentBoxes } from '../consent-boxes';
import { externalConsentForm } from './external-consent-definition';

type ExternalConsentFormProps = {
  /** URL of the page to return to without consenting. */
  wayBack: string;
  /**
   * Called with the given consents.
   * @throws ApiError
   */
  onConsent(consents: { personalDataConsent: true; marketingConsent: boolean }): Promise<void>;
};

/** Asks a new shopper for the consents without which the shop may not create an account. */
export function ExternalConsentForm({ wayBack, onConsent }: ExternalConsentFormProps) {
  const { attributes, field, refusal, busy } = useContractForm(externalConsentForm, {
    send: (_, { marketingConsent }) => onConsent({ personalDataConsent: true, marketingConsent }),
  });
  return (
    <form {...attributes} className="space-y-4">
      <p>
        Вы&nbsp;у&nbsp;нас впервые. Мы&nbsp;создадим учётную запись с&nbsp;именем и&nbsp;почтой из&nbsp;этого
        сервиса.
      </p>
      <ConsentBoxes personalData={field('personalDataConsent')} marketing={field('marketingConsent')} />
      <div className="space-y-3">
        {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
        <Button type="submit" wide busy={busy}>
          Продолжить
        </Button>
        <TextLink href={wayBack}>Войти другим способом</TextLink>
      </div>
    </form>
  );
}
