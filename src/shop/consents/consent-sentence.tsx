import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';
import { PageLink } from '@/lib/ui/links/page-link';

type ConsentSentenceProps = {
  id: ConsentId;
  /** Opens in a new window, so that typed text is not lost. */
  newWindow?: boolean;
};

/** The text of a consent; the shop stores its hash with the consent. */
export function ConsentSentence({ id, newWindow = false }: ConsentSentenceProps) {
  const { words, linked, document } = CONSENT_TEXTS[id];
  return (
    <>
      <span>{`${words} `}</span>
      <PageLink
        href={document}
        {...(newWindow && { target: '_blank', rel: 'noreferrer' })}
        className="quiet-link"
      >
        {linked}
      </PageLink>
    </>
  );
}
