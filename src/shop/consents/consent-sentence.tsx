import { CONSENT_TEXTS, type ConsentId } from '#shared/forms/consents.ts';

type ConsentSentenceProps = {
  id: ConsentId;
  /** In a window of its own, so that what was typed is not lost. */
  newWindow?: boolean;
};

/** A consent in the words whose hash the shop keeps with it. */
export function ConsentSentence({ id, newWindow = false }: ConsentSentenceProps) {
  const { words, linked, document } = CONSENT_TEXTS[id];
  return (
    <>
      {words}{' '}
      <a href={document} {...(newWindow && { target: '_blank', rel: 'noreferrer' })} className="quiet-link">
        {linked}
      </a>
    </>
  );
}
