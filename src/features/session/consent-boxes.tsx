import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PageLink } from '@/lib/ui/links/page-link';
import { ConsentSentence } from '@/shop/consents/consent-sentence';

type Box = Omit<ComponentProps<typeof Checkbox>, 'children' | 'className'>;

type ConsentBoxesProps = {
  personalData: Box;
  /** Undefined if the shop sends no news to the shopper's address. */
  marketing: Box | undefined;
};

/** The consents for a new account. */
export function ConsentBoxes({ personalData, marketing }: ConsentBoxesProps) {
  return (
    <div className="-mt-1">
      <Checkbox {...personalData}>
        <ConsentSentence id="personal-data" newWindow />
      </Checkbox>
      {marketing && (
        <Checkbox {...marketing} className="-mt-2">
          <ConsentSentence id="marketing" newWindow />
        </Checkbox>
      )}
    </div>
  );
}

/** Opens in a new window, so that typed text is not lost. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} target="_blank" rel="noreferrer" className="quiet-link">
      {children}
    </PageLink>
  );
}
