/** An operation as a call from a shell, made from the examples of the document. */
import type { Media, Operation, Parameter } from '#server/app/openapi/walk.ts';

/** A text between single quotes of the shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const exampleOf = ({ example }: Parameter) => String(example ?? '…');

function bodyOf(content: Record<string, Media>): string[] {
  const json = content['application/json'];
  if (json) return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(json.example ?? {}, null, 2))}`];
  if (content['multipart/form-data']) return ["-F 'file=@policy.pdf'"];
  const [type = ''] = Object.keys(content);
  return [`-H ${quoted(`Content-Type: ${type.replace('image/*', 'image/jpeg')}`)}`, "--data-binary '@policy.pdf'"];
}

/** How the caller says who they are: with a key where one is allowed, else with the cookie of a session. */
function callerOf(security: readonly object[]): string[] {
  if (security.some((way) => 'key' in way)) return ['-H "Authorization: Bearer $KEY"'];
  return security.length > 0 ? ['-b cookies.txt'] : [];
}

/** @param url the address of the site, `https://…` */
export function curlSample(url: string, path: string, method: string, operation: Operation): string {
  const { parameters = [], security = [], requestBody } = operation;
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(exampleOf(parameter))), path);
  const needed = parameters.filter(({ required }) => required);
  const query = needed
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${parameter.name}=${encodeURIComponent(exampleOf(parameter))}`);
  const headers = needed
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => `-H ${quoted(`${parameter.name}: ${exampleOf(parameter)}`)}`);
  const how = method === 'get' ? [] : method === 'head' ? ['-I'] : [`-X ${method.toUpperCase()}`];
  const full = quoted(`${url}${address}${query.length > 0 ? `?${query.join('&')}` : ''}`);
  return [
    ['curl', ...how, full].join(' '),
    ...callerOf(security),
    ...headers,
    ...(requestBody ? bodyOf(requestBody.content) : []),
  ].join(' \\\n  ');
}
