import { type Agent, request } from 'node:http';

/** One request with `node:http`, which costs less than `fetch`; sends JSON when there is a body. @throws unless the status is 200 */
export function call(agent: Agent, url: string, cookie: string, body?: unknown): Promise<string> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { cookie, 'content-type': 'application/json' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.once('error', reject);
      answer.once('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${text}`))));
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
