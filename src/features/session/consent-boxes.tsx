import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PageLink } from '@/lib/ui/links/page-link';
import { ConsentSentence } from '@/shop/consents/consent-sentence';

type Box = Omit<ComponentProps<typeof Checkbox>, 'children' | 'className'>;

type ConsentBoxesProps = {
  personalData: Box;
  /** The consent to news; undefined if the shop cannot send news to the typed login. */
  marketing: Box | undefined;
};

/** The consents that the shop asks for when an account is created. */
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

/** A link to a legal document. It opens in a new tab, so that typed text is not lost. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} target="_blank" rel="noreferrer" className="quiet-link">
      {children}
    </PageLink>
  );
}
