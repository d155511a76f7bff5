/** The emails that were written to files, readable in a browser. Never mounted in production. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import PostalMime, { type Email } from 'postal-mime';
import type { Env } from '#server/env.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { mailFolder } from './transport.ts';

const LIST_MAX = 100;
const FILE = /^[0-9a-f-]{36}\.eml$/;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;color:#14201d;background:#fbfaf7}a{color:#1d4a3f}li{margin:.6rem 0}small{color:#4b5a55}iframe{border:1px solid #dcd9cf;border-radius:12px;height:42rem;width:100%}</style></head><body>${body}</body></html>`;
}

async function newestFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return dated
    .sort((a, b) => b.at - a.at)
    .slice(0, LIST_MAX)
    .map(({ name }) => name);
}

async function readMail(folder: string, name: string): Promise<Email> {
  return PostalMime.parse(await readFile(path.join(folder, name)));
}

export function devMailPages(env: Env): Router {
  const folder = mailFolder(env);
  const routes = Router();

  routes.get('/', async (_req, res) => {
    const names = await newestFiles(folder);
    const items = await Promise.all(
      names.map(async (name) => {
        const mail = await readMail(folder, name);
        return `<li><a href="/dev/mail/${name}">${escaped(mail.subject ?? '(no subject)')}</a><br><small>to ${escaped(mail.to?.map((to) => to.address).join(', ') ?? '')}, ${escaped(mail.date ?? '')}</small></li>`;
      }),
    );
    res.send(
      page(
        'Mails',
        `<h1>Emails</h1><p>Emails the product would have sent. Set <code>SMTP_URL</code> to send them.</p><ul>${items.join('') || '<li>No emails yet.</li>'}</ul>`,
      ),
    );
  });

  routes.get('/:name', async (req, res) => {
    const { name } = req.params;
    if (!FILE.test(name) || !existsSync(path.join(folder, name))) throw notFound('mail');
    const mail = await readMail(folder, name);
    const recipients = mail.to?.map((to) => to.address).join(', ') ?? '';
    // The email's own HTML is shown in a sandboxed frame that can only open its links.
    res.send(
      page(
        escaped(mail.subject ?? 'Mail'),
        `<p><a href="/dev/mail">All emails</a></p><h1>${escaped(mail.subject ?? '')}</h1><p><small>to ${escaped(recipients)}</small></p>
<iframe title="The email" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escaped((mail.html ?? '').replace('<head>', '<head><base target="_top">'))}"></iframe>`,
      ),
    );
  });

  return routes;
}
