import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';
import { MinusIcon, PlusIcon } from '../pictures/icons';

const GroupName = createContext<string | undefined>(undefined);

type AccordionProps = {
  /** Whether opening one section closes the others. */
  exclusive?: boolean;
  children: ReactNode;
  className?: string;
};

/** Sections that fold: native `details` elements, which work without scripts. */
export function Accordion({ exclusive, children, className }: AccordionProps) {
  const name = useId();
  return (
    <GroupName value={exclusive ? name : undefined}>
      <div className={classNames('border-hair border-t', className)}>{children}</div>
    </GroupName>
  );
}

type AccordionItemProps = {
  title: ReactNode;
  /** Whether the section is open initially. */
  open?: boolean;
  /** Level of the heading in which the title is. Without it, the title is no heading. */
  heading?: 2 | 3;
  /** Shown at the right of the title, for example a count. */
  aside?: Elements;
  onToggle?(open: boolean): void;
  children: ReactNode;
  className?: string;
};

export function AccordionItem(props: AccordionItemProps) {
  const { title, open, heading, aside, onToggle, children, className } = props;
  const Heading = heading === 2 ? 'h2' : heading === 3 ? 'h3' : 'span';
  return (
    <details
      name={use(GroupName)}
      open={open}
      className="group border-hair border-b"
      onToggle={(event) => {
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className="flex min-h-14 items-center gap-3 focus-visible:-outline-offset-2">
        <Heading className="min-w-0 flex-1 py-2">{title}</Heading>
        {aside}
        <PlusIcon className="shrink-0 group-open:hidden" />
        <MinusIcon className="hidden shrink-0 group-open:block" />
      </summary>
      <div className={classNames('pb-6', className)}>{children}</div>
    </details>
  );
}
