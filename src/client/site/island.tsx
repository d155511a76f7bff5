/** An island in the page: rendered to HTML here, hydrated from the same props in the browser (`hydrate.tsx`). */
import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { IslandRoot } from './island-root.tsx';
import { type IslandName, islands } from './islands.ts';

type Components = { [Name in IslandName]: Awaited<ReturnType<(typeof islands)[Name]>> };

// biome-ignore lint/suspicious/noExplicitAny: `IslandProps` ties the props to the component of the name
const loaded = new Map<IslandName, ComponentType<any>>();

/** Pages render synchronously, so the islands' components are loaded before the first one. */
export async function loadIslands(): Promise<void> {
  await Promise.all(
    Object.entries(islands).map(async ([name, load]) => {
      loaded.set(name as IslandName, await load());
    }),
  );
}

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** Must survive JSON: the browser reads them from the element. */
  props: ComponentProps<Components[Name]> & object;
  className?: string;
}

export function Island<Name extends IslandName>({ name, props, className }: IslandProps<Name>) {
  const profile = useSiteProfile();
  const component = loaded.get(name);
  if (!component) throw new Error(`The island ${name} was rendered before loadIslands() finished`);
  // A separate root with its own prefix: React's ids are then the same as in the browser.
  const html = renderToString(<IslandRoot component={component} props={props} profile={profile} />, {
    identifierPrefix: `${name}-`,
  });
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered and escaped it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
