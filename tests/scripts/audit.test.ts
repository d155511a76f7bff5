import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startBareProxy } from '../../scripts/audit/bare-proxy.ts';
import { deadLinks, type Target } from '../../scripts/audit/dead-links.ts';
import { grouped, listOf } from '../../scripts/audit/finding.ts';
import { judged } from '../../scripts/audit/html-checker.ts';
import { idsOf, linksOf } from '../../scripts/audit/links.ts';
import { judgeWeight } from '../../scripts/audit/page-weight.ts';
import { asMarkdown } from '../../scripts/audit/report.ts';
import { judgeScores, type Run } from '../../scripts/audit/score-goals.ts';
import { attributesOf, tagsOf, withoutScripts } from '../../scripts/audit/tags.ts';

describe('HTML as React writes it', () => {
  test('scripts are removed with their contents; everything else stays', () => {
    const html = `<head><script data-entry="/a.js">if (1 < 2) f("</p>")</script><link href="/a.css"/></head><p title="a > b">x</p><script type="application/ld+json">{}</script >`;
    expect(withoutScripts(html)).toBe('<head><link href="/a.css"/></head><p title="a > b">x</p>');
  });

  test('tags inside scripts are not tags, tags inside a noscript are', () => {
    const html = '<script>"<a href=/no>"</script><noscript><img src="/yes.jpg"/></noscript>';
    expect(tagsOf(html)).toEqual(['<script>', '<noscript>', '<img src="/yes.jpg"/>']);
  });

  test('attributes are read without entities', () => {
    const attributes = attributesOf('<a hidden HREF="/search?q=a&amp;b=&#x27;" data-x="a > b">');
    expect(Object.fromEntries(attributes)).toEqual({ hidden: '', href: "/search?q=a&b='", 'data-x': 'a > b' });
  });
});

describe('links', () => {
  test('everything a page links to, loads or submits to', () => {
    const html = `
      <a href="/about">A</a><form action="/contact" method="post"></form><script data-entry="/assets/site.js"></script>
      <img src="/a.jpg" srcset="/a-400.jpg 400w, /a-800.jpg 800w"/><link rel="preload" imagesrcset="/b.avif 2x"/>
      <meta property="og:image" content="http://site.test/share/a.jpg"/><meta name="description" content="/not-a-link"/>
      <script type="application/ld+json">{"item":"http://site.test/faq#website"}</script>`;
    expect(linksOf(html).map(({ address }) => address)).toEqual([
      '/about',
      '/contact',
      '/assets/site.js',
      '/a.jpg',
      '/a-400.jpg',
      '/a-800.jpg',
      '/b.avif',
      'http://site.test/share/a.jpg',
      'http://site.test/faq#website',
    ]);
  });

  const there: Record<string, Target> = { '/faq': { ids: new Set(['hail']) }, '/a.jpg': { ids: null } };
  const troubles = async (html: string, address = '/about') => {
    const speaker = { name: address, address, ids: idsOf(html), links: linksOf(html) };
    const { findings } = await deadLinks([speaker], new Set(['http://site.test']), async (path, posted) =>
      posted && path === '/feedback' ? { ids: null } : there[path],
    );
    return findings.map(({ rule }) => rule);
  };

  test('live ones pass: pages with or without query and slash, fragments, files, other sites, mailto', async () => {
    const live = [
      '/faq?x=1',
      '/faq/',
      '/faq#hail',
      'http://site.test/faq',
      '/a.jpg',
      'https://other.test/x',
      'mailto:a@b.test',
    ];
    expect(await troubles(live.map((href) => `<a href="${href}">`).join(''))).toEqual([]);
  });

  test('dead ones are named', async () => {
    expect(await troubles('<a href="/fax"><a href="/faq#rain"><a href="http://site.test/fax">')).toEqual([
      '/fax: nothing is there',
      '/faq#rain: the page has no id "rain"',
      'http://site.test/fax: nothing is there',
    ]);
  });

  test('a bare fragment refers to the document itself', async () => {
    expect(await troubles('<main id="main"><a href="#main"><a href="#"><a href="#other">', '/nowhere')).toEqual([
      '#other: the page has no id "other"',
    ]);
  });

  test('a form may be posted to an address where nothing can be read', async () => {
    const html = '<form action="/feedback" method="post"></form><form action="/fax" method="post"></form>';
    expect(await troubles(`${html}<a href="/feedback">`)).toEqual([
      '/fax: nothing is there',
      '/feedback: nothing is there',
    ]);
  });

  test('in data a fragment is a name', async () => {
    const data = '<script type="application/ld+json">{"@id":"http://site.test/faq#website"}</script>';
    expect(await troubles(data)).toEqual([]);
  });
});

describe('the W3C checker', () => {
  const slash = 'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.';
  const messages = [
    { type: 'info' as const, message: slash, url: 'file:/a.html' },
    { type: 'info' as const, message: slash, url: 'file:/a.html' },
    { type: 'info' as const, subType: 'warning', message: 'Something new.', url: 'file:/a.html' },
    {
      type: 'error' as const,
      message: 'Bad.',
      url: 'file:/a.html',
      extract: '<p><svg></p>',
      hiliteStart: 3,
      hiliteLength: 5,
    },
  ];

  test('errors and unexplained warnings are findings, explained ones are counted', () => {
    const { findings, ignored } = judged(messages, () => '/a');
    expect(findings).toEqual([
      { page: '/a', rule: 'warning that nobody has explained: Something new.', element: '' },
      { page: '/a', rule: 'Bad.', element: '<svg>' },
    ]);
    expect(ignored).toEqual([expect.stringContaining('(2 times)')]);
  });
});

describe('goals', () => {
  const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
  const good: Run = { scores, lcp: 1500, cls: 0, tbt: 10, bareLcp: 1200, complaints: [] };
  const rulesOf = (runs: Run[]) => judgeScores('/a', runs).findings.map(({ rule }) => rule);

  test('a good page misses none', () => {
    expect(rulesOf([good, good, good])).toEqual([]);
    expect(rulesOf([{ ...good, scores: { ...scores, performance: 99 } }])).toEqual([]);
  });

  test('one bad run of three is forgiven, two are not', () => {
    const bad = { ...good, scores: { ...scores, seo: 92 } };
    expect(rulesOf([good, bad, good])).toEqual([]);
    expect(rulesOf([good, bad, bad])).toEqual(['SEO below 100']);
  });

  test('a missed goal names what Lighthouse complained about', () => {
    const complaint = { category: 'seo', rule: 'link-text', element: '<a>' };
    const bad = { ...good, scores: { ...scores, seo: 92 }, complaints: [complaint] };
    expect(judgeScores('/a', [bad]).findings).toEqual([
      { page: '/a', rule: 'SEO below 100 – link-text', element: '<a>' },
    ]);
  });

  test('a late paint, a layout shift, and what could not be measured are missed', () => {
    expect(rulesOf([{ ...good, lcp: 1801 }])).toEqual([
      'largest paint takes more than 1.5 times as long as without scripts',
    ]);
    expect(rulesOf([{ ...good, cls: 0.001 }])).toEqual(['the layout shifts']);
    expect(rulesOf([{ ...good, lcp: Number.NaN, cls: Number.NaN }])).toHaveLength(2);
  });

  test('weight: scripts after the load do not count, those before it are missed', () => {
    const bytes = new Map([
      ['Document', 15_000],
      ['Stylesheet', 10_000],
      ['Image', 125_000],
      ['Script', 90_000],
    ]);
    expect(judgeWeight('/a', { bytes, earlyScripts: [] }).findings).toEqual([]);
    expect(judgeWeight('/a', { bytes, earlyScripts: ['http://x.test/react.js'] }).findings).toHaveLength(1);
    bytes.set('Stylesheet', 10_001);
    expect(judgeWeight('/a', { bytes, earlyScripts: [] }).findings.map(({ rule }) => rule)).toEqual([
      'HTML, CSS and inline script heavier than 25 kB',
      'page with pictures and fonts heavier than 150 kB',
    ]);
  });
});

describe('the report', () => {
  const same = { rule: 'r', element: '<svg>' };

  test('one fault on many pages is one line', () => {
    const findings = ['/a', '/b', '/a', '/c', '/d'].map((page) => ({ page, ...same }));
    const [group] = grouped([{ page: '/z', rule: 'other', element: '' }, ...findings]);
    expect(group).toEqual({ ...same, pages: ['/a', '/b', '/c', '/d'] });
    expect(listOf(group?.pages ?? [])).toBe('/a, /b, /c and 1 more');
  });

  test('the table joins the columns of all parts and marks what is missed', () => {
    const cells = (column: string, text: string, missed: boolean) => new Map([['/a', [{ column, text, missed }]]]);
    const markdown = asMarkdown(
      [
        { title: 'One', looked: '', findings: [], cells: cells('SEO', '92', true) },
        { title: 'Two', looked: '', findings: [], cells: cells('kB', '20', false) },
      ],
      'Measured here',
    );
    expect(markdown).toContain('| Route | SEO | kB |\n|---|---:|---:|\n| `/a` | **92** | 20 |');
  });
});

describe('the page without scripts', () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  test('pages lose their scripts, everything else passes through unchanged', async () => {
    const server = createServer((req, res) => {
      const html = req.url === '/page';
      res.writeHead(200, { 'content-type': html ? 'text/html; charset=utf-8' : 'text/css', 'x-kept': 'yes' });
      res.end(html ? '<p>é</p><script>1</script>' : 'p { content: "<script>1</script>" }');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => server.close());
    const proxy = await startBareProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    stops.unshift(proxy.close);

    const page = await fetch(`${proxy.url}/page`, { headers: { accept: 'text/html' } });
    const style = await fetch(`${proxy.url}/style.css`);

    expect(await page.text()).toBe('<p>é</p>');
    expect(page.headers.get('x-kept')).toBe('yes');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await style.text()).toBe('p { content: "<script>1</script>" }');
  });
});
