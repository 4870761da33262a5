import {
  type ChangeColumn,
  type ChangeRow,
  codeOf,
  type FoundSize,
  type GoodsChange,
  type GoodsField,
} from './goods-change.ts';

/** A row of the table that requests a change: its line in the file, and its SKU or barcode. */
export type Asking = { line: number; code: string };

type Value = GoodsChange[GoodsField];

/** A new value, and all rows of the table that request it. */
type Wanted = { value: Value; rows: Asking[] };

const columnOf: Readonly<Record<GoodsField, ChangeColumn>> = {
  price: 'price',
  priceBefore: 'oldPrice',
  stock: 'stock',
  vat: 'vat',
  isHidden: 'hidden',
  name: 'name',
  description: 'description',
};

const isOfModel = (field: GoodsField) => field === 'name' || field === 'description';

/**
 * Collects the changes that the rows of a table request. Texts are changed per model, all other values per
 * size.
 */
export class WantedChanges {
  /** The new values: the outer key is the id of the size or model, the inner key the field. */
  readonly #wanted = new Map<string, Map<GoodsField, Wanted>>();
  readonly #sizes = new Map<string, FoundSize>();

  /**
   * Adds the changes of a row. If an earlier row requests another value for the same size or model, returns
   * the column and that row.
   */
  add(row: ChangeRow, sizes: readonly FoundSize[]): { column: ChangeColumn; other: Asking }[] {
    const asking = { line: row.line, code: codeOf(row) };
    const conflicts = new Map<ChangeColumn, Asking>();
    for (const size of sizes) this.#sizes.set(size.id, size);
    for (const [field, value] of Object.entries(row.change) as [GoodsField, Value][]) {
      const owners = isOfModel(field) ? sizes.map(({ groupId }) => groupId) : sizes.map(({ id }) => id);
      for (const owner of new Set(owners)) {
        const fields = this.#wanted.get(owner) ?? new Map<GoodsField, Wanted>();
        this.#wanted.set(owner, fields);
        const known = fields.get(field);
        if (!known) fields.set(field, { value, rows: [asking] });
        else if (known.value === value) known.rows.push(asking);
        else for (const other of known.rows) conflicts.set(columnOf[field], other);
      }
    }
    return [...conflicts].map(([column, other]) => ({ column, other }));
  }

  /** Removes the changes of refused rows. A change stays if another row requests the same value. */
  leaveOut(lines: ReadonlySet<number>): void {
    if (lines.size === 0) return;
    for (const [owner, fields] of this.#wanted) {
      for (const [field, wanted] of fields) {
        wanted.rows = wanted.rows.filter(({ line }) => !lines.has(line));
        if (wanted.rows.length === 0) fields.delete(field);
      }
      if (fields.size === 0) this.#wanted.delete(owner);
    }
  }

  /** Ids of all sizes with changes: their own, or those of their model. */
  articleIds(): string[] {
    return [...this.#sizes.values()]
      .filter(({ id, groupId }) => this.#wanted.has(id) || this.#wanted.has(groupId))
      .map(({ id }) => id)
      .sort();
  }

  /** All collected changes of the size or model with this id. */
  of(id: string): GoodsChange {
    const fields = this.#wanted.get(id) ?? [];
    return Object.fromEntries([...fields].map(([field, { value }]) => [field, value])) as GoodsChange;
  }

  /** The first row that requests a change of this field for the size or model with this id. */
  rowOf(id: string, field: GoodsField): Asking | undefined {
    return this.#wanted.get(id)?.get(field)?.rows[0];
  }

  /** Ids of the models with changed texts. */
  groupIds(): string[] {
    return [...new Set([...this.#sizes.values()].map(({ groupId }) => groupId))].filter((id) =>
      this.#wanted.has(id),
    );
  }
}
