/** The document of an area behind a sign-in: the loading shell, and the application loaded at once. */
import { earlyData, earlyRows } from '#shared/platform/early-calls.ts';
import { manifestPath, type PortalArea } from '#shared/platform/installed-app.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { SiteAssets } from './assets.ts';
import { ClockScript } from './clock-script.tsx';
import { IconLinks } from './icon-links.tsx';
import { JsonScript } from './json-script.tsx';

type PortalDocumentProps = { site: SiteProfile; assets: SiteAssets; area: PortalArea };

export function PortalDocument({ site, assets, area }: PortalDocumentProps) {
  const { styles, firstStyles, entry, preloads } = assets.portal;
  const rows = earlyRows(area);
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{site.name}</title>
        <meta name="description" content={`Sign in to ${site.name}.`} />
        <meta name="robots" content="noindex" />
        <meta name="geo.region" content={site.regionCode} />
        <IconLinks />
        <link rel="manifest" href={manifestPath(area)} />
        {/* Without an entry the inline script only chooses the colour scheme. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        <script data-release={assets.release} dangerouslySetInnerHTML={{ __html: assets.firstScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        <script {...earlyData(area)} dangerouslySetInnerHTML={{ __html: assets.earlyScript }} />
        {/* No fonts: on a slow connection they would come before the application, and their fallbacks take the same room. */}
        {[...styles, ...firstStyles[area]].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {preloads[area].map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={entry} />
      </head>
      <body>
        <div id="root" />
        <div id="loading-shell" className="loading-shell">
          <div className="loading-shell-bar">
            <span className="loading-shell-name">{site.name}</span>
            <span className="loading-shell-bone" />
          </div>
          <div className="loading-shell-main">
            <p role="status">Loading…</p>
            {rows && <ul id="early-rows" className="loading-shell-rows" hidden />}
            <span className="loading-shell-bone" />
            <span className="loading-shell-bone" />
            <span className="loading-shell-bone" />
          </div>
          <div className="loading-shell-bar">
            <small>{site.legalNotice}</small>
          </div>
        </div>
        {rows && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
          <script {...rows} dangerouslySetInnerHTML={{ __html: assets.rowsScript }} />
        )}
        <noscript>
          <p>
            This page needs JavaScript. You can reach us at <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </noscript>
        <JsonScript type="application/json" id="site-profile" data={site} />
        <ClockScript site={site} yearsBack={20} />
      </body>
    </html>
  );
}
