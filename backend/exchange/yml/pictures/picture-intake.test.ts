import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variant } from '../../../domain/tables/goods.ts';
import { openImportTest } from '../../testing/import.ts';
import { PictureIntake } from './picture-intake.ts';

describe('importing pictures of a feed', () => {
  let root: string;
  let folder: string;
  let intake: PictureIntake;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'vitrina-intake-'));
    folder = join(root, 'feed');
    await mkdir(join(folder, 'pictures'), { recursive: true });
    const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#c0a080' } })
      .png()
      .toBuffer();
    for (const file of ['feed/pictures/a.png', 'secret.png', 'feed/..b.png'])
      await writeFile(join(root, file), png);
    await writeFile(join(folder, 'text.png'), 'not a picture');
    await symlink(join(root, 'secret.png'), join(folder, 'link.png'));
    intake = new PictureIntake({
      folder,
      publicUrl: 'http://shop.test',
      dir: join(root, 'originals'),
      allowPrivateNetwork: false,
      refresh: false,
      dryRun: false,
    });
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each(['pictures/a.png', './pictures/../pictures/a.png', '..b.png'])(
    "the picture %s of the feed's folder is imported",
    async (ref) => {
      expect(await intake.take(ref)).toMatchObject({
        template: expect.stringMatching(/^\/pictures\/own\//),
        tint: '#c0a080',
      });
    },
  );

  it("an absolute path of a picture inside the feed's folder is accepted", async () => {
    expect(await intake.take(join(folder, 'pictures/a.png'))).toHaveProperty('template');
    expect(await intake.take(`file://${join(folder, 'pictures/a.png')}`)).toHaveProperty('template');
  });

  it.each([
    ['../secret.png', /outside the folder/],
    ['pictures/../../secret.png', /outside the folder/],
    ['/etc/passwd', /outside the folder/],
    ['file:///etc/passwd', /outside the folder/],
    ['link.png', /outside the folder/],
    ['.', /outside the folder/],
    ['nothing.png', /is not there/],
    ['pictures', /cannot be read \(EISDIR\)/],
    ['text.png', /not a JPEG, PNG/],
    ['ftp://shop.example/a.png', /neither a file nor/],
    ['javascript:alert(1)', /neither a file nor/],
    ['http://127.0.0.1:1/a.png', /private network/],
    ['http://[::1]/a.png', /private network/],
    ['http://169.254.169.254/latest/meta-data', /private network/],
    ['http://shop.test/pictures/own/0123456789abcdef0123456789abcdef-900.webp', /is not there/],
  ])('the picture path %s is refused', async (ref, why) => {
    expect(await intake.take(ref)).toEqual({ why: expect.stringMatching(why) });
  });

  it('URLs of pictures that the shop itself draws are recognised', async () => {
    expect(await intake.take('http://shop.test/pictures/abc/coat/front/camel-wool-640.webp')).toEqual({
      template: '/pictures/abc/coat/front/camel-wool-{width}.{format}',
      tint: '#e4e2dd',
      width: 640,
    });
  });
});

describe('goods whose pictures are not available', () => {
  it('goods are sold with those of their pictures that are available, or with the placeholder', async () => {
    const test = await openImportTest();
    const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#c0a080' } })
      .png()
      .toBuffer();
    await writeFile(join(test.folder, 'a.png'), png);
    await test.import([
      { id: '1', group: '1', pictures: ['gone.png', 'a.png'] },
      { id: '2', group: '2', name: 'Юбка', pictures: ['../a.png'] },
    ]);
    expect(test.warnings).toEqual([
      expect.stringMatching(/offer 1, picture: a\.png: it is only 30 pixels wide and looks blurred/),
      expect.stringMatching(/offer 1, picture: gone\.png: is not there/),
      expect.stringMatching(/offer 2, picture: \.\.\/a\.png: leads outside/),
    ]);
    const rows = await test.db
      .select({ pictures: variant.pictures })
      .from(variant)
      .orderBy(variant.productUrl);
    expect(rows.map(({ pictures }) => pictures.map(({ template }) => template))).toEqual([
      [expect.stringMatching(/^\/pictures\/own\/[\da-f]{32}-\{width\}\.\{format\}$/)],
      ['/pictures/own/placeholder-{width}.{format}'],
    ]);
    await test.close();
  });

  it('goods whose new pictures are not available keep the pictures that they had before the import', async () => {
    const test = await openImportTest();
    for (const [name, background] of Object.entries({ a: '#c0a080', b: '#103050' })) {
      const image = sharp({ create: { width: 30, height: 40, channels: 3, background } });
      await image.png().toFile(join(test.folder, `${name}.png`));
    }
    const offer = (...pictures: string[]) => [{ id: '1', group: '1', pictures }];
    const gallery = async () => (await test.goods()).variants[0]?.pictures;
    await test.import(offer('a.png', 'b.png'));
    const before = await gallery();
    expect(before).toHaveLength(2);
    for (const unlucky of [offer('gone.png', 'gone-too.png'), offer()]) {
      expect((await test.import(unlucky)).colours).toMatchObject({ changed: 0, unchanged: 1 });
      expect(await gallery()).toEqual(before);
    }
    await test.import(offer('gone.png', 'b.png'));
    expect((await gallery())?.map(({ template }) => template)).toEqual([before?.[1]?.template]);
    await test.close();
  });
});
