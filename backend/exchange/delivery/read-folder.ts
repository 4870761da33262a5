import type { FileIssue } from '../../platform/files/file-issue.ts';
import { FolderReading } from '../../platform/files/folder-reading.ts';
import type { LineOf } from '../../platform/files/yaml-file.ts';
import { DeliveryRefused } from './delivery-error.ts';
import { type DeliverySet, deliveryFiles } from './delivery-set.ts';
import { deliverySchemas } from './file-schemas.ts';

export type DeliveryReading = {
  /** The parts that were read without errors. */
  set: DeliverySet;
  issues: FileIssue[];
  /** Parts whose files have errors. */
  refused: ReadonlySet<keyof DeliverySet>;
  /**
   * For each file, a function that returns the line of a value, so that errors found later can name the line.
   */
  lines: ReadonlyMap<string, LineOf>;
};

/**
 * Reads the files of a delivery table; files may be missing. Returns the parts without errors, and all
 * errors.
 */
export async function tryDeliveryFolder(folder: string): Promise<DeliveryReading> {
  const reading = new FolderReading(folder, deliveryFiles);
  const set: DeliverySet = {
    warehouse: await reading.part('warehouse', deliverySchemas.warehouse),
    calendar: await reading.part('calendar', deliverySchemas.calendar),
    methods: await reading.part('methods', deliverySchemas.methods),
    zones: await reading.part('zones', deliverySchemas.zones),
    returns: await reading.part('returns', deliverySchemas.returns),
    points: await reading.part('points', deliverySchemas.points),
  };
  await reading.refuseOthers('the delivery table');
  const present = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  const { issues, refused, lines } = reading;
  return { set: present, issues, refused, lines };
}

/** Reads the delivery table in a folder. Throws DeliveryRefused with all errors. */
export async function readDeliveryFolder(folder: string): Promise<DeliverySet> {
  const { set, issues } = await tryDeliveryFolder(folder);
  if (issues.length > 0) throw new DeliveryRefused(issues);
  return set;
}
