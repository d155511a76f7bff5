/**
 * The style sheets of the public pages, without those of a few (styles-apart.ts). Pages are rendered at build time, so no
 * client module imports their styles: this entry does, as one file that the documents link. In the dev server it is loaded
 * as a module and injects them.
 */
import './shell.css';

export const styleSheets = import.meta.glob(
  [
    './**/*.module.css',
    '!./{demos,results}/*.module.css',
    '../ui/{button,card,error-boundary,error-summary,field,toaster}.module.css',
    '../modules/{contact-messages,newsletter}/*.module.css',
    '../modules/assistant/answer.module.css',
  ],
  { eager: true, import: 'default' },
);
