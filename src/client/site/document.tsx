/** The HTML document of a public page: head, shell, body. Everything in it is there before any script runs. */
import type { ReactNode } from 'react';
import { CHAT_DELAY_MS } from '#shared/assistant/texts.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { SiteAssets } from './assets.ts';
import { ChatLauncher } from './chat/chat-launcher.tsx';
import { ClockScript } from './clock-script.tsx';
import { Breadcrumbs } from './content/breadcrumbs.tsx';
import { IconLinks } from './icon-links.tsx';
import { speculationRules } from './inline/speculation.ts';
import { JsonScript } from './json-script.tsx';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { fullTitle, type PageHead, structuredData } from './seo.ts';
import { SocialTags } from './social-tags.tsx';

interface DocumentProps {
  head: PageHead;
  site: SiteProfile;
  assets: SiteAssets;
  /** The path being rendered; it marks the current link of the navigation. */
  path: string;
  children: ReactNode;
}

export function SiteDocument({ head, site, assets, path, children }: DocumentProps) {
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(head, site)}</title>
        <meta name="description" content={head.description} />
        {head.canonical !== null && <link rel="canonical" href={`${site.url}${head.canonical}`} />}
        <meta name="robots" content={head.robots ?? 'index, follow'} />
        <meta name="geo.region" content={site.regionCode} />
        <meta name="geo.placename" content={site.region} />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1815" media="(prefers-color-scheme: dark)" />
        <IconLinks />
        <script
          data-entry={assets.entry}
          data-chat-delay={CHAT_DELAY_MS}
          data-release={assets.release}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
          dangerouslySetInnerHTML={{ __html: assets.firstScript }}
        />
        {head.preloads?.map(({ media, srcSet, sizes }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            type="image/avif"
            media={media}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
          />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.styleModules?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <link rel="alternate" type="application/rss+xml" title={`${site.name}: articles`} href={paths.feed} />
        <SocialTags head={head} site={site} />
        {structuredData(head, site).map((data, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is rendered only once
          <JsonScript key={index} type="application/ld+json" data={data} />
        ))}
      </head>
      <body>
        <a className="skip-link not-printed" href="#main">
          Skip to content
        </a>
        <SiteHeader path={path} />
        <main id="main" tabIndex={-1}>
          {head.crumbs && <Breadcrumbs crumbs={head.crumbs} />}
          {children}
        </main>
        <SiteFooter />
        <ChatLauncher />
        {/* Without the links of header and footer, which no island draws. */}
        <JsonScript type="application/json" id="site-profile" data={{ ...site, social: [] }} />
        <ClockScript site={site} yearsBack={0} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, allowed by their hash */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}
