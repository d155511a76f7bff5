/** The forms to print, made once and kept: the same for everyone until the questions or the site’s own details change. */
import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { getPaperForm } from '#server/modules/quote-requests/paper-form/queries.ts';
import { etagOf } from '#server/platform/http/stored-file.ts';
import { printed } from '#server/platform/pdf/printed.ts';
import type { Services } from '#server/platform/services.ts';
import { isLine } from '#shared/lines/lines.ts';
import { contentDisposition } from './document-content.ts';

type Kept = { madeFrom: string; file: Promise<Buffer> };

export function paperForm(services: Services): RequestHandler {
  const forms = new Map<string, Kept>();
  return async function form(req, res, next) {
    const line = req.params.line;
    if (typeof line !== 'string' || !isLine(line)) return next();
    const { paper, madeFrom } = getPaperForm(services, line);
    let kept = forms.get(line);
    if (kept?.madeFrom !== madeFrom) {
      // Everyone who asks while it is printed waits for the same one.
      kept = { madeFrom, file: printed(paper).then(buffer) };
      forms.set(line, kept);
      kept.file.catch(() => forms.delete(line));
    }
    const file = await kept.file;
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.setHeader('ETag', etagOf(file));
    if (req.headers['if-none-match'] === etagOf(file)) return void res.status(304).end();
    res.setHeader('Content-Type', 'application/pdf');
    res.setHeader('Content-Disposition', contentDisposition('inline', `${line}-form.pdf`));
    res.send(file);
  };
}
