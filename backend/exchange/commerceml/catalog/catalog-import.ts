import { join } from 'node:path';
import type { OrdersDeps } from '../../../orders/base/deps.ts';
import { CommandRefused } from '../../../platform/command-refused.ts';
import { GoodsJournal } from '../../base/goods-journal.ts';
import { importForShop } from '../../schedule/import-for-shop.ts';
import { type FailureDeps, noteSuccess } from '../../schedule/note-imports.ts';
import { knownParam } from '../../yml/feed/params.ts';
import { mappingFor } from '../../yml/mapping/mapping.ts';
import { loadMapping } from '../../yml/mapping/read-mapping.ts';
import type { KeyOf } from '../../yml/offers/traits/trait-kind.ts';
import { ExchangeRefused, refusalInRussian } from './exchange-refused.ts';
import { contentsInWords, ImportNotes, summaryInWords, unknownInWords } from './import-notes.ts';
import {
  productIdOf,
  readPendingGoods,
  type StoredGoods,
  storePendingGoods,
  writePendingGoods,
} from './kept-goods.ts';
import { dropUnlisted, type FullLists, mergeFile } from './merge-file.ts';
import type { ReceivedFiles } from './received-files.ts';
import { parentsOf, removeParents, sellOut } from './sell-out.ts';
import { feedOf, hasGoodsToSell, noNotes } from './to-feed.ts';

export type CatalogSettings = {
  /**
   * Name of the price type in 1C whose prices shoppers pay. If undefined, the first price type of 1C is used.
   */
  priceType: string | undefined;
  prune: boolean;
  allowPrivateNetwork: boolean;
};

export type ImportTools = FailureDeps & Pick<OrdersDeps, 'publicUrl'>;

/** What an import needs from the exchange with 1C to which it belongs. */
type Exchange = {
  /** Path of the folder with the stored goods and the received files. */
  folder: string;
  files: ReceivedFiles;
  /** Adds lines to the report of the exchange. */
  report: (...lines: string[]) => Promise<void>;
  /** Aborted when the shop stops. */
  signal: AbortSignal;
};

/** Imports the received files of exchanges, one at a time. */
export type CatalogImport = {
  /** Begins an exchange: forgets the offers and full lists of earlier ones. */
  begin(): void;
  /**
   * Merges a received file into the goods of 1C. After the last file about goods, imports all goods of 1C
   * into the shop. Throws ExchangeRefused and CommandRefused.
   */
  take(name: string): Promise<void>;
};

/**
 * Returns a function that finds the meaning of a property (such as size or colour) by its name: first in the
 * retailer's mapping, then among the names that the shop knows.
 */
function keyOf(dataDir: string): KeyOf {
  const mapping = mappingFor(loadMapping(join(dataDir, 'import', 'mapping.yaml')), []);
  return (name) => mapping.keyOf(name) ?? knownParam(mapping.titleOf(name));
}

export function openCatalogImport(
  tools: ImportTools,
  settings: CatalogSettings,
  { folder, files, report, signal }: Exchange,
): CatalogImport {
  let lists: FullLists = { products: null, offers: null };
  /** Ids of all offers in the files of this exchange. */
  let named = new Set<string>();
  /** Ids of the stored offers that the complete lists of this exchange do not contain. */
  let unlisted = new Set<string>();

  async function importGoods(goods: StoredGoods, journal: GoodsJournal): Promise<void> {
    const feed = noNotes();
    const notes = new ImportNotes(feed);
    const feedSettings = { priceType: settings.priceType, keyOf: keyOf(tools.dataDir) };
    try {
      const summary = await importForShop(tools, {
        ...settings,
        // After the shop was restored from a backup, 1C may send only changes. Then the shop knows only some
        // goods of 1C, and must not remove the others.
        prune: settings.prune && goods.fullLists.products === true && goods.fullLists.offers === true,
        // The stored data of a product are complete, so if a text is missing, it was removed in 1C.
        replace: true,
        journal,
        file: join(folder, 'feed'),
        read: () => feedOf(goods, feedSettings, feed),
        signal,
        listener: notes,
      });
      const parents = parentsOf(goods);
      const removed = await removeParents(tools.db, parents, journal);
      const words = summaryInWords(summary, feed, { skipped: parents.length, removed });
      await report(...words, ...notes.lines());
    } catch (error) {
      await report('  Не загружено.', ...notes.lines());
      if (!(error instanceof CommandRefused)) throw error;
      throw new ExchangeRefused([refusalInRussian(error), ...notes.reasons()].join('\n'));
    }
  }

  return {
    begin() {
      lists = { products: null, offers: null };
      named = new Set();
      unlisted = new Set();
    },

    async take(name) {
      const goods = await readPendingGoods(folder);
      const journal = new GoodsJournal({ kind: '1c', source: name }, tools.clock());
      const contents = await mergeFile(files.take(name), goods, lists);
      // 1C splits a long list into several files and sends them all before it requests the first import. So
      // missing offers can be found only after the last file of the list.
      const isLast = !files.hasMoreOfKind(name);
      const { products, offers } = contents.isOfFullList;
      const gone = isLast
        ? dropUnlisted(goods, {
            products: products ? lists.products : null,
            offers: offers ? lists.offers : null,
          })
        : [];
      for (const id of contents.offerIds) named.add(id);
      for (const id of gone) unlisted.add(id);
      await writePendingGoods(folder, goods);
      await files.remove(name);
      await report(`${name}: прочитано (${contentsInWords(contents)}).`);
      if (files.hasMoreGoods()) {
        await report('  Загрузка в магазин — вместе с остальными файлами этого обмена.');
        return;
      }
      // 1C sends names before prices and stock. While no offer has a price, no goods can be imported.
      if (hasGoodsToSell(goods)) await importGoods(goods, journal);
      else await report('  Загружать нечего: ещё нет товаров с ценами.');
      const left = [...unlisted].filter((id) => !(goods.offers[id] && goods.products[productIdOf(id)]));
      if (left.length > 0) {
        const count = await sellOut(tools.db, left, journal);
        await report(`  В полном списке 1С больше нет предложений: ${left.length}; распродано: ${count}.`);
      }
      await report(...unknownInWords(goods, named));
      await storePendingGoods(folder);
      named = new Set();
      unlisted = new Set();
      await noteSuccess(tools, '1c');
    },
  };
}
