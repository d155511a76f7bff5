/** The layout of all emails: text and HTML from the same content. */
import type { SiteProfile } from '#shared/platform/site.ts';
import { escaped } from './escaped.ts';

/** The content of a template. Plain text only: the layout escapes it. */
export type EmailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Instead of the greeting and the paragraphs: already rendered (markdown.ts), and readable in dark colours too. */
  body?: { html: string; text: string };
  /** Shown behind the subject where emails are listed, and hidden in the email. */
  preheader?: string;
  /** Lines that belong together, each group with its page in the portal. */
  groups?: { lines: string[]; path: string }[];
  /** The next action; opening it changes nothing on its own, since email scanners open links too. */
  action?: { label: string; path: string };
  /** Small print under the action. */
  note?: string;
  /** Said where an answer by email is read. */
  reply?: string;
  /** How the reader stops such emails: in the email and in its headers, where email programs show it as a button (RFC 8058). */
  wayOut?: { label: string; path: string };
};

export type RenderedMail = { subject: string; text: string; html: string; headers?: Record<string, string> };

/** A subject is one line; a name with a line break in it must not become a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** For programs that use it; others invert the colours themselves. The inline styles need `!important`. */
const DARK = `<meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#12201c!important;color:#e8e6df!important}.card{background:#1a2b26!important;border-color:#34463f!important}.card a,.name{color:#9fd3bf!important}blockquote,hr{border-color:#4b5a55!important}.small,.small a{color:#b7c2bd!important}}</style>`;

type Links = { link: string | undefined; wayOut: { label: string; url: string } | undefined };

function htmlOf(content: EmailContent, site: SiteProfile, { link, wayOut }: Links): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const button =
    content.action && link
      ? `<p style="margin:24px 0"><a href="${escaped(link)}" style="background:#1d4a3f;border-radius:12px;color:#fbfaf7;display:inline-block;font-weight:600;padding:14px 22px;text-decoration:none">${escaped(content.action.label)}</a></p>`
      : '';
  const lead = content.body
    ? content.body.html
    : `${paragraph(content.greeting)}${content.paragraphs.map((text) => paragraph(text)).join('')}`;
  const preheader = content.preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preheader)}</div>`
    : '';
  return `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(content.subject)}</title>${content.body ? DARK : ''}</head>
<body style="background:#f3f1ea;color:#14201d;font:17px/1.55 Arial,Helvetica,sans-serif;margin:0;padding:24px 12px">${preheader}
<div class="card" style="background:#fff;border:1px solid #dcd9cf;border-radius:12px;margin:0 auto;max-width:560px;padding:28px 24px">
<p class="name" style="color:#12332c;font:600 22px/1.2 Georgia,serif;margin:0 0 24px">${escaped(site.name)}</p>
${lead}${groupsHtml(content, site)}${button}${[content.note, content.reply].map((text) => (text ? paragraph(text, 'color:#4b5a55;font-size:15px') : '')).join('')}
</div>
<div class="small" style="color:#4b5a55;font-size:13px;line-height:1.5;margin:16px auto 0;max-width:560px;padding:0 24px"><p>${escaped(site.legalNotice)}</p><p>${escaped(site.name)} · ${escaped(site.postalAddress)} · ${escaped(site.email)}</p>${wayOut ? `<p><a href="${escaped(wayOut.url)}" style="color:#4b5a55">${escaped(wayOut.label)}</a></p>` : ''}</div>
</body></html>`;
}

function groupsHtml({ groups = [] }: EmailContent, site: SiteProfile): string {
  return groups
    .map(({ lines, path }) => {
      const items = lines.map((line) => `<li style="margin:0 0 4px">${escaped(line)}</li>`).join('');
      const link = `<a href="${escaped(site.url + path)}" style="color:#1d4a3f;font-weight:600">Open in your portal</a>`;
      return `<div style="border-top:1px solid #dcd9cf;padding:16px 0 12px"><ul style="margin:0 0 8px;padding:0 0 0 20px">${items}</ul>${link}</div>`;
    })
    .join('');
}

function groupText({ lines, path }: { lines: string[]; path: string }, site: SiteProfile): string {
  return [...lines.map((line) => `- ${line}`), `  ${site.url}${path}`].join('\n');
}

function textOf(content: EmailContent, site: SiteProfile, { link, wayOut }: Links): string {
  return [
    ...(content.body ? [content.body.text] : [content.greeting, ...content.paragraphs]),
    ...(content.groups ?? []).map((group) => groupText(group, site)),
    ...(content.action && link ? [`${content.action.label}:\n${link}`] : []),
    ...[content.note, content.reply].filter((text) => text !== undefined),
    '--',
    site.legalNotice,
    `${site.name} · ${site.postalAddress} · ${site.email}`,
    ...(wayOut ? [`${wayOut.label}:\n${wayOut.url}`] : []),
  ].join('\n\n');
}

export function renderMail(content: EmailContent, site: SiteProfile): RenderedMail {
  const { action, wayOut } = content;
  const links: Links = {
    link: action && `${site.url}${action.path}`,
    wayOut: wayOut && { label: wayOut.label, url: `${site.url}${wayOut.path}` },
  };
  const subject = oneLine(content.subject);
  return {
    subject,
    text: textOf(content, site, links),
    html: htmlOf({ ...content, subject }, site, links),
    ...(links.wayOut && {
      headers: {
        'List-Unsubscribe': `<${links.wayOut.url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
