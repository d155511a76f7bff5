/** For our own HTML, rendered by React: attributes in double quotes, text escaped, nothing to repair. */

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([^\s=>/"]+)(?:="([^"]*)")?/g;
const SCRIPT = /<script\b(?:[^"'>]|"[^"]*"|'[^']*')*>[\s\S]*?<\/script\s*>/gi;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Opening tags as written, including those inside `noscript` but not those inside scripts. */
export function tagsOf(html: string): string[] {
  return html.replaceAll(SCRIPT, (script) => /^<script[^>]*>/.exec(script)?.[0] ?? '').match(TAG) ?? [];
}

/** The attributes of an opening tag, names in lower case, entities decoded. */
export function attributesOf(tag: string): Map<string, string> {
  const found = [...tag.replace(/^<[\w-]+/, '').matchAll(ATTRIBUTE)];
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]));
}

/** The page without any script element, including those that hold data. */
export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '');
}

/** The contents of script elements of a type. */
export function scriptTexts(html: string, type: string): string[] {
  return (html.match(SCRIPT) ?? [])
    .filter((script) => attributesOf(/^<script[^>]*>/i.exec(script)?.[0] ?? '').get('type') === type)
    .map((script) => script.replace(/^<script[^>]*>/i, '').replace(/<\/script\s*>$/i, ''));
}

function unescaped(text: string): string {
  return text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
}
