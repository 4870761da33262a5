import { demoUuid } from '../../../demo/garments/identity.ts';
import type { DemoCatalog, DemoCategory } from '../../../demo/garments/types.ts';
import type { LandingContent, MenuFeature } from '../../domain/tables/content-types.ts';
import { pickOf, testCatalog } from './catalog.ts';
import { testCuts, testScene } from './home.ts';

type Words = Partial<Pick<DemoCategory, 'landing' | 'tile' | 'parentId' | 'groupIds'>>;

const groupsOf = (...slugs: string[]) => slugs.map((slug) => pickOf(slug, '').groupId);

/** Creates a listing outside the menu: a campaign or a part of the sale. */
function gathered(path: string, kind: DemoCategory['kind'], name: string, words: Words): DemoCategory {
  const id = demoUuid('test', 'category', path);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return {
    id,
    parentId: null,
    slug,
    path,
    name,
    ordinal: 50,
    kind,
    sizeSystem: null,
    isInMenu: false,
    ...words,
  };
}

function landing(startsAt: string | null, endsAt: string | null): LandingContent {
  const scene = testCuts('band');
  const look = { title: 'Образ целиком', scene, productUrls: ['net-takogo', 'svitshot-molochnyy'] };
  return { text: 'Коротко о\u00a0главном.', scene, look, terms: null, startsAt, endsAt };
}

/** A menu feature with links to campaigns of the shop, some of which are closed. */
const feature: MenuFeature = {
  links: [
    { label: 'Зимний город', path: '/kollektsiya/zima' },
    { label: 'Вторая вещь', path: '/aktsii/vtoraya-veshch' },
    { label: 'Прошлая осень', path: '/kollektsiya/osen' },
  ],
  pictures: ['kollektsiya/zima', 'aktsii/skoro'].map((path) => {
    const { width: _width, height: _height, ...picture } = testScene('feature');
    return { label: 'Смотреть', path, picture };
  }),
};

/**
 * The small shop with collections, promotions and parts of the sale. Their dates are around `testNow`, 21
 * November.
 */
export function campaignCatalog(): DemoCatalog {
  const small = testCatalog();
  const winter = landing(null, null);
  const tileTo = (path: string) => ({
    title: 'Зима близко',
    link: { label: 'Смотреть', path },
    picture: testScene('tile'),
  });
  const inSale = (slug: string, groupIds: string[]) =>
    gathered(`rasprodazha/${slug}`, 'sale', slug, {
      parentId: demoUuid('test', 'category', 'rasprodazha'),
      groupIds,
    });
  return {
    ...small,
    categories: [
      ...small.categories.map((node) => {
        if (node.path === 'zhenshchinam') return { ...node, feature, tile: tileTo('/kollektsiya/zima') };
        return node.path === 'muzhchinam' ? { ...node, tile: tileTo('/kollektsiya/osen') } : node;
      }),
      gathered('kollektsiya/zima', 'collection', 'Зимний город', {
        landing: winter,
        groupIds: groupsOf('palto-iz-shersti', 'svitshot'),
      }),
      gathered('aktsii/vtoraya-veshch', 'promotion', 'Вторая вещь', {
        landing: landing('2026-11-21', '2026-11-21'),
        groupIds: groupsOf('plate-midi'),
      }),
      gathered('kollektsiya/osen', 'collection', 'Осень', { landing: landing(null, '2026-11-20') }),
      gathered('aktsii/skoro', 'promotion', 'Скоро', { landing: landing('2026-11-22', null) }),
      inSale('zhenshchinam', groupsOf('palto-iz-shersti', 'plate-midi')),
      inSale('novoe', groupsOf('plate-midi')),
      inSale('vsyo', []),
    ],
  };
}
