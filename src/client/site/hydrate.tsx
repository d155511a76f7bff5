/** Hydrates the document's islands, one React root each, starting with the one that was touched first. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logCaught } from '#client/lib/browser-failures.ts';
import { readSiteProfile } from '#client/lib/site-profile.tsx';
import type { SiteProfile } from '#shared/platform/site.ts';
import { firstInput, replayHeld } from './first-input.ts';
import { IslandRoot } from './island-root.tsx';
import { type IslandName, islands } from './islands.ts';

async function hydrateIsland(element: HTMLElement, profile: SiteProfile): Promise<void> {
  const name = element.dataset.island as IslandName;
  const component = await islands[name]();
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const onLive = () => {
    element.dataset.live = '';
    replayHeld(element);
  };
  startTransition(() => {
    hydrateRoot(element, <IslandRoot component={component} props={props} profile={profile} onLive={onLive} />, {
      identifierPrefix: `${name}-`,
      onCaughtError: logCaught,
    });
  });
}

/** Hydrates every island. Those with held input come first, the others in page order. */
export async function hydrateIslands(): Promise<void> {
  const profile = readSiteProfile();
  const touched = [document.activeElement, ...firstInput().held.map(({ target }) => target)];
  const urgent = (element: HTMLElement) => touched.some((target) => target && element.contains(target));
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  elements.sort((one, other) => Number(urgent(other)) - Number(urgent(one)));
  for (const element of elements) {
    // One part that fails to load must not break the others. It stays HTML, and its forms are submitted normally.
    await hydrateIsland(element, profile).catch((cause) => console.warn('Part of the page couldn’t load', cause));
  }
}
