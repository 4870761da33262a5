import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import { classNames } from '@/lib/ui/class-names';
import type { Today, WaitingWork } from '../api/index.ts';
import { Section } from '../parts/section.tsx';
import { WORK_FACTS, WORK_GROUPS, type WorkList } from './work-words.ts';

/** How much of each kind of work waits; each number leads to the list that has it. */
export function WorkLists({ today: { day, waiting } }: { today: Today }) {
  const groups = WORK_GROUPS.map(({ title, kinds }) => ({
    title,
    work: kinds.flatMap((kind) => waiting.find((one) => one.kind === kind) ?? []),
  })).filter(({ work }) => work.length > 0);
  return (
    <div className="work-grid mt-6">
      {groups.map(({ title, work }) => (
        <Section key={title} title={title}>
          <ul>
            {work.map((one) => (
              <li key={one.kind}>
                <WorkLine work={one} day={day} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function WorkLine({ work: { kind, count, hasMore }, day }: { work: WaitingWork; day: string }) {
  const { name, isAlarm, list } = WORK_FACTS[kind];
  return (
    <ListLink list={list(day)} className={classNames('work-line', count === 0 && 'is-none')}>
      <span className={classNames('work-count', isAlarm && count > 0 && 'text-accent')}>
        {hasMore ? `${formatCount(count)}+` : formatCount(count)}
      </span>
      <span>{name}</span>
    </ListLink>
  );
}

type ListLinkProps = { list: WorkList; className: string; children: ReactNode };

/** A link whose search parameters are those of its list. */
function ListLink({ list, ...rest }: ListLinkProps) {
  switch (list.to) {
    case '/orders':
      return <Link to={list.to} search={list.search} {...rest} />;
    case '/refunds':
      return <Link to={list.to} search={list.search} {...rest} />;
    case '/reviews':
      return <Link to={list.to} search={list.search} {...rest} />;
    case '/requests':
      return <Link to={list.to} search={list.search} {...rest} />;
    case '/health':
      return <Link to={list.to} search={list.search} {...rest} />;
    case '/sold-out':
      return <Link to={list.to} {...rest} />;
  }
}
