import { classNames } from '@/lib/ui/class-names';
import type { Said } from './outcome-words.ts';

/** What the last scan meant, large enough to be read from a table of goods. Mistakes are red. */
export const Announcement = ({ said: { sound, text } }: { said: Said }) => (
  <p role={sound === 'wrong' ? 'alert' : 'status'} className={classNames('scan-said', sound)}>
    {text}
  </p>
);
