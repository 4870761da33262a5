import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { shopData } from '../tests/contract/shop-data.ts';
import { readData } from './target/data.ts';

const USAGE = `vitrina-conform <address of the backend> [options]

  --data file      what the kit may use: goods, a promo code, hooks (example-data.yaml)
  --read-only      only reads, for a backend that shoppers use
  --report folder  writes report.txt, junit.xml and report.html there
  --only text      only cases whose title or operation has this text
  --short          stops at the first case that fails
  --minutes n      the most time, 5 by default`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      'read-only': { type: 'boolean', default: false },
      report: { type: 'string' },
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  const [address] = positionals;
  if (values.help || address === undefined || !URL.canParse(address)) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  const data = values.data === undefined ? {} : readData(readFileSync(values.data, 'utf8'));
  const { articles, listing, otherListing, city, promoCode, manyAttempts } = data;
  const own = { listing, otherListing, city, promoCode, manyAttempts };
  Object.assign(shopData, Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)));
  Object.assign(shopData.articles, articles);
  // The kit is not imported earlier, because its test suites read the shop's data while they load.
  const { runKit } = await import('./kit.ts');
  const passed = await runKit({
    origin: address.replace(/\/+$/, ''),
    data,
    isReadOnly: values['read-only'],
    folder: values.report,
    only: values.only,
    isShort: values.short,
    minutes: Number(values.minutes),
    print: (line) => console.log(line),
  });
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
