import {
  type ChangeColumn,
  type ChangeRow,
  codeOf,
  type FoundSize,
  type GoodsChange,
  type GoodsField,
} from './goods-change.ts';

/** A row of the table that requests a change. */
export type Asking = { line: number; code: string };

type Value = GoodsChange[GoodsField];

/** A new value, and all rows that request it. */
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

/** Collects the changes of all rows of a table. Texts belong to models, all other values to sizes. */
export class WantedChanges {
  /** The new values: first by the id of the size or model, then by field. */
  readonly #wanted = new Map<string, Map<GoodsField, Wanted>>();
  readonly #sizes = new Map<string, FoundSize>();

  /** Adds a row. Returns the columns in which an earlier row requests another value for the same goods. */
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

  /** Removes the changes of refused rows, unless another row makes the same change. */
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

  /** The ids of all sizes that are changed, or whose model is changed. */
  articleIds(): string[] {
    return [...this.#sizes.values()]
      .filter(({ id, groupId }) => this.#wanted.has(id) || this.#wanted.has(groupId))
      .map(({ id }) => id)
      .sort();
  }

  /** All changes of the size or model with this id. */
  of(id: string): GoodsChange {
    const fields = this.#wanted.get(id) ?? [];
    return Object.fromEntries([...fields].map(([field, { value }]) => [field, value])) as GoodsChange;
  }

  /** The first row that requests a change of this field for a size or model. */
  rowOf(id: string, field: GoodsField): Asking | undefined {
    return this.#wanted.get(id)?.get(field)?.rows[0];
  }

  /** The ids of models whose texts change. */
  groupIds(): string[] {
    return [...new Set([...this.#sizes.values()].map(({ groupId }) => groupId))].filter((id) =>
      this.#wanted.has(id),
    );
  }
}
