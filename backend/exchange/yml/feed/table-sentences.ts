/**
 * The English messages about tables of goods and about undoing an import, with their Russian translations;
 * same format as in russian.ts.
 */
export const tableSentences: Readonly<Record<string, string>> = {
  // Messages about the columns of a table.
  'is not a column that the shop knows; it is left out': 'такой колонки магазин не знает; она пропущена',
  'is above the titles; it is left out': 'стоит выше названий колонок; пропущено',
  '«{}» is below no title of the first line; it is left out':
    '«{}» — в первой строке над этим нет названия колонки; пропущено',
  'The table is empty.': 'Таблица пуста.',
  'The table has no rows below its first line.': 'В таблице только названия колонок, строк с товарами нет.',
  'The columns «{}» and «{}» mean the same.': 'Колонки «{}» и «{}» значат одно и то же.',
  'The table has no column «Артикул» (sku) or «Штрихкод» (barcode) in its first line.':
    'В первой строке таблицы нет колонки «Артикул» (sku) или «Штрихкод» (barcode).',
  'The table has no column with something to change, such as «Цена» (price) or «Остаток» (stock).':
    'В таблице нечего менять: нет колонки вроде «Цена» (price) или «Остаток» (stock).',
  // Messages about the rows of a table.
  'is not in the shop': 'такого товара в магазине нет',
  'is not in the shop; it has {}': 'такого товара в магазине нет; похожие: {}',
  'is the barcode of several sizes': 'это штрихкод нескольких размеров',
  'is not in the shop; the other code counts': 'такого товара в магазине нет; учтён другой код строки',
  'is the barcode of several sizes; the other code counts':
    'это штрихкод нескольких размеров; учтён другой код строки',
  'is the number of one size and the code of other sizes; add the size or the barcode; the other code counts':
    'это артикул и одного размера, и других размеров; учтён другой код строки',
  'begins the codes of several models; the other code counts':
    'с него начинаются коды нескольких моделей; учтён другой код строки',
  'is the number of one size and the code of other sizes; add the size or the barcode':
    'это артикул и одного размера, и других размеров; добавьте размер или штрихкод',
  'begins the codes of several models': 'с него начинаются коды нескольких моделей',
  'belongs to other goods than the article number': 'у другого товара, чем артикул',
  'is not a size of these goods': 'такого размера у этого товара нет',
  'belongs to one size, and these goods have {} ({}); name one of them or add its size':
    'относится к одному размеру, а у этого товара их {} ({}); назовите артикул одного из них или добавьте размер',
  'differs from row {}, which has the same goods': 'не такое, как в строке {} с тем же товаром',
  'says the opposite of the other column': 'противоречит другой колонке',
  '«{}» is neither «да» nor «нет»': '«{}» — не «да» и не «нет»',
  '«{}» was shortened by a spreadsheet; format the column as text':
    '«{}» — так число сократила таблица; задайте колонке текстовый формат',
  '«{}» is not a number of pieces': '«{}» — не число штук',
  '«{}» is not a whole number of pieces': '«{}» — не целое число штук',
  '«{}» is more than {} pieces': '«{}» — больше {} штук',
  '«{}» is read as {} pieces': '«{}» прочитано как число штук: {}',
  '«{}» does not say how many pieces there are': '«{}» не говорит, сколько штук',
  'is not lower than the old price that the shop has; that is removed':
    'не ниже старой цены, которая была в магазине; старая цена убрана',
  'The change is refused.': 'Изменение не принято.',
  '{} rows are refused; --skip-bad takes the others.':
    'Строк с ошибками: {}. Остальные можно принять с --skip-bad.',
  // Messages about whole files.
  'Line {}: a quote is not closed.': 'Строка {}: кавычка не закрыта.',
  'Line {}: something follows a value in quotes.': 'Строка {}: после значения в кавычках что-то ещё.',
  'The table {} cannot be read ({}).': 'Таблицу {} нельзя прочитать ({}).',
  'The table is larger than 50 MB.': 'Таблица больше 50 МБ.',
  'The table is an old Excel file (.xls); save it as .xlsx or CSV.':
    'Это старый файл Excel (.xls); сохраните его как .xlsx или CSV.',
  'The XLSX file unpacks to more than 100 MB.': 'Файл XLSX распаковывается больше чем в 100 МБ.',
  'The XLSX file is damaged, or it is another kind of archive.': 'Файл XLSX повреждён, или это другой архив.',
  'The XLSX file has no sheet; save it as «Excel workbook (.xlsx)».':
    'В файле XLSX нет листа; сохраните его как «Книга Excel (.xlsx)».',
  'The XLSX file has no visible sheet.': 'В файле XLSX нет видимого листа.',
  'The sheet has more than {} columns.': 'На листе больше {} колонок.',
  'The sheet has more than {} rows.': 'На листе больше {} строк.',
  // Messages about undoing an import.
  'There is no import that could be undone.': 'Отменять нечего: загрузок ещё не было.',
  'The last import ({}) was undone already. Only the last import can be undone, once.':
    'Последняя загрузка ({}) уже отменена. Отменить можно только последнюю, один раз.',
  'Since the import, other goods got an article number or barcode that the undo would give back.':
    'После загрузки артикул или штрихкод, который нужно вернуть, получил другой товар.',
};
