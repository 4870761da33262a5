import { strToU8, zipSync } from 'fflate';

/** The files in the ZIP archive of a minimal workbook with one sheet; contents by path. */
const PARTS = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
};

/** Creates an XLSX file from a minimal workbook. The given files replace or complete the workbook's files. */
export const workbook = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries({ ...PARTS, ...parts }).map(([name, xml]) => [name, strToU8(xml)])),
  );
