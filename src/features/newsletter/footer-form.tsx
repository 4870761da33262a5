import { Button } from '@/lib/ui/buttons/button';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { EmailField } from '@/lib/ui/forms/email-field';
import { hrefTo } from '@/shop/addresses/href-to';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { RobotField } from './robot-field';

/** Maximum length of the field, in characters. The page that answers the form checks the address itself. */
const LONGEST = 254;

/**
 * The newsletter form in the footer: a plain form that the browser validates and posts. The newsletter page
 * shows the result (docs/decisions/0058-newsletter.md).
 */
export function NewsletterFooterForm() {
  return (
    <form method="post" action={hrefTo('/newsletter')} className="relative min-w-0 max-w-120">
      <h2 className="text-body lg:font-medium lg:text-ui">Новости и&nbsp;скидки на&nbsp;почту</h2>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <EmailField
          name="email"
          label="Адрес электронной почты"
          maxLength={LONGEST}
          required
          className="min-w-[min(100%,12.5rem)] flex-1"
        />
        <Button type="submit" variant="quiet" className="max-sm:grow">
          Подписаться
        </Button>
      </div>
      <RobotField name="website" />
      <Checkbox name="marketingConsent" required className="mt-1 text-ink-2">
        <ConsentSentence id="newsletter" newWindow />
      </Checkbox>
    </form>
  );
}
