/** The HTML of the form on a partner's page. It works without a script; form.js adds what a script can do better. */
import { consentPurposeSchema, consentText, consentTexts, requestStatement } from '#shared/consents/wordings.ts';
import type { LeadReceipt } from '#shared/integrations/leads.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { embedFiles, paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { escaped } from '../docs/frame.ts';
import { themeStyle } from './look.ts';

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

export type FormPage = {
  /** The address of the frame, with its query: where the form is sent. */
  address: string;
  theme: URLSearchParams;
  /** The origin of the page around it; null when nobody frames it. */
  host: string | null;
  lines: readonly CaseType[];
  /** The line the page asks for; null leaves the choice to the visitor. */
  line: CaseType | null;
  formId: string;
  typed: Typed;
  issues: readonly Issue[];
  /** Why it wasn't sent, when no field is to blame. */
  failure: string | null;
};

const fields = [
  { name: 'fullName', label: 'Full name', type: 'text', autocomplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'postalCode', label: 'Postal code', type: 'text', autocomplete: 'postal-code' },
] as const;

const consentTitles = { contact: 'A broker may contact me', share: 'My answers may be shared with the broker' };

function inFrame(site: SiteProfile, { theme, host }: Pick<FormPage, 'theme' | 'host'>, title: string, main: string) {
  return `<!doctype html>
<html lang="en-CA"${host ? ` data-host="${escaped(host)}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)} | ${escaped(site.name)}</title>
<link rel="stylesheet" href="${embedFiles.style}"><style>${themeStyle(theme)}</style><script src="${embedFiles.script}" defer></script></head>
<body><main>${main}</main></body></html>`;
}

function messageFor(name: string, issues: readonly Issue[]): string | undefined {
  return issues.find(({ path }) => path === name)?.message;
}

/** The attributes and the sentence of a field that is wrong. */
function wrong(id: string, message: string | undefined): { attributes: string; sentence: string } {
  if (message === undefined) return { attributes: '', sentence: '' };
  return {
    attributes: ` aria-invalid="true" aria-describedby="${id}-wrong"`,
    sentence: `<p class="wrong" id="${id}-wrong">${escaped(message)}</p>`,
  };
}

function textField({ name, label, type, autocomplete }: (typeof fields)[number], { typed, issues }: FormPage): string {
  const { attributes, sentence } = wrong(name, messageFor(name, issues));
  return `<div class="field"><label for="${name}">${label}</label>${sentence}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="200" value="${escaped(typed[name] ?? '')}"${attributes}></div>`;
}

function lineField({ line, lines, typed, issues }: FormPage): string {
  if (line) return `<input type="hidden" name="line" value="${line}">`;
  const { attributes, sentence } = wrong('line', messageFor('line', issues));
  const options = lines.map(
    (each) => `<option value="${each}"${each === typed.line ? ' selected' : ''}>${escaped(lineLabels[each])}</option>`,
  );
  return `<div class="field"><label for="line">Type of insurance</label>${sentence}<select id="line" name="line" required${attributes}><option value="">Choose one</option>${options.join('')}</select></div>`;
}

/** Never ticked for anybody: not from the start, and not again after something went wrong. */
function consentBoxes(site: SiteProfile, { issues }: FormPage): string {
  return consentPurposeSchema.options
    .map((purpose) => {
      const id = `consents.${purpose}`;
      const message = messageFor(id, issues);
      const invalid = message === undefined ? '' : ' aria-invalid="true"';
      // Named by its title; the whole wording is its description.
      const words = `aria-labelledby="${id}-title" aria-describedby="${id}-words${message === undefined ? '' : ` ${id}-wrong`}"`;
      return `<div class="consent">${wrong(id, message).sentence}<label><input type="checkbox" id="${id}" name="${id}" value="yes" required ${words}${invalid}><span><strong id="${id}-title">${consentTitles[purpose]}</strong><br><span id="${id}-words">${escaped(consentText(purpose, site).text)}</span></span></label>
<input type="hidden" name="${id}.version" value="${consentTexts[purpose].version}"><input type="hidden" name="${id}.at" value=""></div>`;
    })
    .join('');
}

function problems({ issues, failure }: FormPage): string {
  if (issues.length === 0 && failure === null) return '';
  const items = issues.map(({ path, message }) => `<li><a href="#${escaped(path)}">${escaped(message)}</a></li>`);
  const title = failure ?? 'Check these before you send your request';
  return `<div class="problems" role="alert" tabindex="-1" data-focus><h2>${escaped(title)}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</div>`;
}

export function formPage(site: SiteProfile, page: FormPage): string {
  const title = page.line ? `${lineLabels[page.line]}: request quotes` : 'Request insurance quotes';
  return inFrame(
    site,
    page,
    title,
    `<h1>${escaped(title)}</h1>
<p class="notice">${escaped(site.legalNotice)}</p>${problems(page)}
<form method="post" action="${escaped(page.address)}" novalidate>
<input type="hidden" name="formId" value="${escaped(page.formId)}">
${lineField(page)}${fields.map((field) => textField(field, page)).join('')}
<div class="trap" aria-hidden="true"><label>Homepage<input name="homepage" tabindex="-1" autocomplete="off"></label></div>
<fieldset><legend>Your consent</legend>${consentBoxes(site, page)}</fieldset>
<p class="notice">${escaped(requestStatement)}</p>
<p class="wrong" role="alert" data-unsent hidden>Your request wasn’t sent: there was no connection. What you typed is still here. Try again.</p>
<button>Send request</button>
<p class="notice"><a href="${escaped(site.url)}${paths.privacy}" target="_blank" rel="noopener">Privacy policy of ${escaped(site.name)} (opens in a new tab)</a></p>
</form>`,
  );
}

/** What the visitor reads after sending. Sent again, it is the same request with the same number. */
export function sentPage(
  site: SiteProfile,
  page: Pick<FormPage, 'theme' | 'host'>,
  { number, promise }: Pick<LeadReceipt, 'number' | 'promise'>,
  email: string,
): string {
  return inFrame(
    site,
    page,
    'Request sent',
    `<section data-sent><h1 tabindex="-1" data-focus>Request sent</h1>
<p>Your request number is <strong>${escaped(number)}</strong>.</p>
<h2>What happens next</h2><p>${escaped(promise)}</p>
<p>An email is on its way to ${escaped(email)}. Its link is where you follow your request, add answers or withdraw it.</p>
<p><a href="${escaped(site.url)}${paths.portal.login}" target="_blank" rel="noopener">Already have an account? Follow it there (opens in a new tab)</a></p>
<p class="notice">${escaped(site.legalNotice)}</p></section>`,
  );
}

/** Where there is no form to show: the key is unknown, was revoked, or its partner is paused. Which of these is no visitor's concern. */
export function closedPage(site: SiteProfile, theme: URLSearchParams): string {
  return inFrame(
    site,
    { theme, host: null },
    'Form closed',
    `<h1>This form is closed</h1><p>It can’t take requests at the moment. You can still send yours on our own website.</p><p><a href="${escaped(site.url)}${paths.getQuote}" target="_blank" rel="noopener">Request quotes on ${escaped(site.name)} (opens in a new tab)</a></p>`,
  );
}
