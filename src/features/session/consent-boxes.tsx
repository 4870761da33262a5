import type { ReactNode } from 'react';
import { Checkbox } from '@/lib/ui/checkbox';

/** What whoever leaves the first box empty reads. */
export const NEEDED_CONSENT = 'Поставьте отметку, чтобы продолжить';

/**
 * The two consents that a new account is asked for. The words are those that the shop keeps the hash of beside a consent:
 * a change of them is a new version there.
 */
export function ConsentBoxes({ error }: { error: string | undefined }) {
  return (
    <div className="-mt-1">
      <Checkbox name="personalDataConsent" error={error}>
        Даю согласие на{' '}
        <DocumentLink href="/page/personal-data-agreement">обработку персональных данных</DocumentLink>
      </Checkbox>
      <Checkbox name="marketingConsent" className="-mt-2">
        Хочу получать <DocumentLink href="/page/marketing-agreement">новости и&nbsp;предложения</DocumentLink>
      </Checkbox>
    </div>
  );
}

/** In a window of its own, so that what was typed is not lost. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="quiet-link">
      {children}
    </a>
  );
}
