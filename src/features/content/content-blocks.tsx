import { Fragment } from 'react';
import { sectionsOf } from '#shared/content/sections.ts';
import { wearerOf } from '#shared/goods/my-size.ts';
import type { ContentBlock, ContentList, ContentTable } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';
import { useMySize } from '@/shop/my-size/my-size-result';

/**
 * Limits lines to 46 characters on a phone and 68 on a wide window. In this font 1ch is 1.3 characters wide.
 */
const MEASURE = 'max-w-[35ch] md:max-w-[51ch]';
const CELL = 'py-2.5 pr-2.5 align-top last:pr-0 sm:pr-4';
/** Classes of the first column, which stays in place while the table scrolls horizontally. */
const FIRST = 'sticky left-0';
/** A cell of at most this many characters, such as «90–94», does not wrap and needs less width than text. */
const SHORT = 12;

/** The blocks of a content page. */
export function ContentBlocks({ blocks }: { blocks: ContentBlock[] }) {
  return sectionsOf(blocks).map(({ heading, anchor, blocks: own }) => (
    <Fragment key={anchor}>
      {heading !== null && (
        <h2 id={anchor ?? undefined} className="type-h3 mt-8 mb-3 first:mt-0 lg:mt-10">
          {heading}
        </h2>
      )}
      {own.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and their order is fixed
        <Block key={index} block={block} />
      ))}
    </Fragment>
  ));
}

/** One block. Headings are rendered by the sections around the blocks. */
function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={classNames(MEASURE, 'mb-3')}>{block.text}</p>;
    case 'list':
      return <List list={block} />;
    case 'table':
      return <Table table={block} />;
    case 'picture':
      return (
        <figure className="my-8 lg:my-12">
          <ScenePicture
            scene={{ wide: block.picture }}
            sizes={`(min-width: 1024px) 58vw, ${PHONE_WIDE}`}
            className="max-lg:-mx-edge max-w-none max-lg:w-[calc(100%+2*var(--edge))]"
          />
          {block.caption && (
            <figcaption className="mt-2.5 max-w-[60ch] text-caption text-ink-2">{block.caption}</figcaption>
          )}
        </figure>
      );
    case 'links':
      return (
        <ul className="mt-8 flex flex-wrap gap-x-7">
          {block.links.map(({ label, path }) => (
            <li key={path}>
              <PageLink href={path} className="text-link text-ui">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      );
  }
}

function List({ list }: { list: ContentList }) {
  const Tag = list.isOrdered ? 'ol' : 'ul';
  return (
    <Tag
      className={classNames(
        MEASURE,
        'mb-3 space-y-1.5 pl-5 marker:text-ink-2',
        list.isOrdered ? 'list-decimal' : 'list-disc',
      )}
    >
      {list.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}

/**
 * A table. If it is wider than the window, it scrolls horizontally, also by keyboard, and its first column
 * stays.
 */
function Table({ table: { caption, columns, rows } }: { table: ContentTable }) {
  const sizes = { columns, rows: rows.map((cells) => ({ size: cells[0] ?? '', cells })) };
  const mine = useMySize(wearerOf(caption), sizes)?.size;
  const isShort = rows.every((cells) => cells.every((cell) => cell.length <= SHORT));
  const cell = classNames(CELL, isShort ? 'sm:min-w-16' : 'min-w-24');
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard could not scroll the box
      tabIndex={0}
      className="mt-5 mb-6 overflow-x-auto max-sm:-mr-(--margin) max-sm:pr-(--margin)"
    >
      <table className="w-full border-collapse text-left text-ui tabular-nums">
        <caption className="pb-2 text-left text-caption text-ink-2">
          {/* A long name stays in the window while the table scrolls. */}
          <span className="sticky left-0 inline-block max-w-[calc(100vw-2*var(--margin))]">{caption}</span>
        </caption>
        <thead className="border-field border-b">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(cell, 'font-medium', index === 0 && classNames(FIRST, 'bg-paper'))}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr
              key={[name, ...cells].join('|')}
              className={classNames('border-hair border-b', name === mine && 'bg-wash')}
            >
              <th
                scope="row"
                className={classNames(cell, FIRST, 'font-normal', name === mine ? 'bg-wash' : 'bg-paper')}
              >
                {breakable(name)}
                {name === mine && <span className="text-ink-2">&nbsp;— ваш</span>}
              </th>
              {cells.map((value, index) => (
                <td key={columns[index + 1]} className={classNames(cell, isShort && 'whitespace-nowrap')}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names of programs have no spaces, so allow line breaks after underscores. */
const breakable = (name = '') =>
  name.split(/(?<=_)(?=[^_])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have a fixed order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
