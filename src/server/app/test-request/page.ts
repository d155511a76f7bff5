/** The HTML of a request that an agent prepared with a test key. It needs no script. */
import { docsPage, escaped } from '#server/app/docs/frame.ts';
import type { TestRequest } from '#server/modules/integrations/sandbox/prepared/queries.ts';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import type { ErrorBody } from '#shared/platform/errors.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { QuoteReceipt } from '#shared/quote-requests/requests.ts';

/** Without the key of the request, which no search engine and no other page may learn. */
const PATH = '/sandbox/requests';

/** What the pages about the API have no use for: boxes to tick. */
const STYLE =
  'label{display:flex;gap:var(--space-12);font-weight:400}input[type=checkbox]{flex:none;width:1.5rem;min-height:1.5rem;height:1.5rem;margin:0}';

function page(site: SiteProfile, title: string, main: string): string {
  return docsPage(site, {
    ...{ path: PATH, title, main: `<h1>${escaped(title)}</h1>${main}` },
    description: 'A request that an assistant prepared with a test key.',
    head: `<meta name="robots" content="noindex"><style>${STYLE}</style>`,
  });
}

function answersOf({ sections }: TestRequest): string {
  return sections
    .map(({ section, rows }) => {
      const facts = rows.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
      return `<h3>${escaped(section)}</h3><dl>${facts.join('')}</dl>`;
    })
    .join('');
}

/** Not ticked for anybody, as on the live site. */
function consentBoxes(site: SiteProfile): string {
  return consentPurposeSchema.options
    .map((purpose) => {
      const { text, version } = consentText(purpose, site);
      const id = `consents.${purpose}`;
      return `<label><input type="checkbox" name="${id}" value="yes" required><span>${escaped(text)}</span></label><input type="hidden" name="${id}.version" value="${version}">`;
    })
    .join('');
}

function problems(failure: ErrorBody | null): string {
  if (!failure) return '';
  const issues = failure.issues ?? [];
  if (issues.length === 0) return `<p role="alert"><strong>It wasn’t sent. ${escaped(failure.message)}</strong></p>`;
  const items = issues.map(({ path, message }) => `<li><code>${escaped(path)}</code> ${escaped(message)}</li>`);
  return `<div role="alert"><p><strong>It wasn’t sent. Missing or wrong:</strong></p><ul>${items.join('')}</ul></div>`;
}

export function testRequestPage(
  site: SiteProfile,
  request: TestRequest,
  { address, failure }: { address: string; failure: ErrorBody | null },
): string {
  return page(
    site,
    'Test request',
    `<p>${escaped(request.preparedBy ?? 'An assistant')} prepared this with a test key. Nobody real will see it. Type of insurance: ${escaped(lineLabels[request.line])}.</p>
<p>With a live key, or without one, the link opens our form. There the person can also change answers and add what is missing.</p>${problems(failure)}
<h2>What the broker reads</h2>${answersOf(request)}
<h2>Your consent</h2>
<form method="post" action="${escaped(address)}">${consentBoxes(site)}
<p>${escaped(requestStatement)}</p><button>Send my request</button></form>`,
  );
}

export function testRequestSentPage(site: SiteProfile, { number }: Pick<QuoteReceipt, 'number'>): string {
  return page(
    site,
    'Test request sent',
    `<p>Its number is <strong>${escaped(number)}</strong>. It was offered to the broker whose test key prepared it, or else the simulated broker takes it within seconds. The simulated client answers.</p>`,
  );
}

export function testRequestGonePage(site: SiteProfile, message: string): string {
  return page(site, 'No test request here', `<p>${escaped(message)}</p>`);
}
