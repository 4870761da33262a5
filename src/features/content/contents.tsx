import { sectionsOf } from '#shared/content/sections.ts';
import type { ContentBlock } from '@/lib/api';
import { Accordion, AccordionItem } from '@/lib/ui/content/accordion';

/** A page with fewer headings has no table of contents. */
const WORTH_A_LIST = 4;

type Heading = { text: string; anchor: string };

/** The headings for the table of contents; empty for a short page. */
export function contentsOf(blocks: readonly ContentBlock[]): Heading[] {
  const headings = sectionsOf(blocks).flatMap(({ heading, anchor }) =>
    heading !== null && anchor !== null ? [{ text: heading, anchor }] : [],
  );
  return headings.length < WORTH_A_LIST ? [] : headings;
}

const TITLE = 'На\u00a0этой странице';

/** The table of contents above the text, folded, for narrow windows. */
export function FoldedContents({ headings, className }: { headings: Heading[]; className?: string }) {
  return (
    <Accordion className={className}>
      <AccordionItem title={TITLE}>
        <nav aria-label={TITLE} className="pb-3">
          <Links headings={headings} />
        </nav>
      </AccordionItem>
    </Accordion>
  );
}

/** The table of contents beside the text. */
export function Contents({ headings, className }: { headings: Heading[]; className?: string }) {
  return (
    <nav aria-label={TITLE} className={className}>
      <p aria-hidden="true" className="mb-1 text-caption text-ink-2">
        {TITLE}
      </p>
      <Links headings={headings} />
    </nav>
  );
}

function Links({ headings }: { headings: Heading[] }) {
  return (
    <ol className="text-ui">
      {headings.map(({ text, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="block py-3 underline-offset-5 hover:underline lg:py-1.5">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
