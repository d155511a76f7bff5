/** What makes the portals an app that can be installed: a manifest for each, and their service worker. */
import { icons } from '#client/pictures/pictures.ts';
import { manifestPath, type PortalArea, portalAreas, SERVICE_WORKER_PATH } from '#shared/platform/installed-app.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import serviceWorker from './service-worker.js?raw';

const GROUND = '#fbfaf7';
const SPRUCE = '#12332c';

const namesOf: Record<PortalArea, (name: string) => string> = {
  portal: (name) => name,
  broker: (name) => `${name} for brokers`,
  admin: (name) => `${name} admin`,
};

function manifestOf(area: PortalArea, site: SiteProfile): string {
  const name = namesOf[area](site.name);
  return `${JSON.stringify(
    {
      id: `/${area}`,
      name,
      short_name: site.name,
      lang: site.locale,
      start_url: `/${area}/dashboard`,
      scope: `/${area}`,
      display: 'standalone',
      background_color: GROUND,
      theme_color: SPRUCE,
      icons: [
        { src: icons.app192, sizes: '192x192', type: 'image/png' },
        { src: icons.app512, sizes: '512x512', type: 'image/png' },
        { src: icons.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;
}

/** The address and text of each. */
export function installedAppFiles(site: SiteProfile): Record<string, string> {
  return {
    ...Object.fromEntries(portalAreas.map((area) => [manifestPath(area), manifestOf(area, site)])),
    [SERVICE_WORKER_PATH]: serviceWorker.replace('%ICON%', icons.app192),
  };
}
