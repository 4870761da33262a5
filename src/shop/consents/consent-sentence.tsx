import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';
import { PageLink } from '@/lib/ui/links/page-link';

type ConsentSentenceProps = {
  id: ConsentId;
  /** Whether its links open a new window, so that typed text is not lost. */
  newWindow?: boolean;
};

/** The text of a consent with its links. The shop stores a hash of this text with the given consent. */
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
