import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A part of a page under a hairline. */
export function Section({ title, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex items-baseline justify-between gap-4 border-ink border-t pt-3">
        <h2 id={id} className="text-body font-[500]">
          {title}
        </h2>
        {/* Links are 44 px high, but the head of a section is always as high as its title. */}
        {aside && <div className="-my-3">{aside}</div>}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** A list of facts with their names. Facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
