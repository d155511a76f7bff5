/** The lockfile's load generator, for machines without wrk. A separate process: takes the load as one JSON argument, prints the result. */
import autocannon from 'autocannon';
import type { Load } from './load.ts';

const load = JSON.parse(process.argv[2] ?? '') as Load;
let counter = 0;

const result = await autocannon({
  url: load.url,
  connections: load.connections,
  duration: load.seconds,
  headers: { 'accept-encoding': 'br' },
  ...(load.contact && { requests: [{ method: 'POST' as const, setupRequest: contactRequest }] }),
});
console.log(JSON.stringify({ perSecond: result['2xx'] / result.duration, failed: result.non2xx + result.errors }));

function contactRequest(request: autocannon.Request): autocannon.Request {
  counter += 1;
  const who = `${load.contact?.round}-${counter}`;
  const many = `10.${(counter >> 16) % 256}.${(counter >> 8) % 256}.${counter % 256}`;
  return {
    ...request,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': load.contact?.addresses === 'many' ? many : '203.0.113.7',
    },
    body: JSON.stringify({
      name: `Visitor ${who}`,
      email: `visitor-${who}@example.com`,
      phone: '403-555-0142',
      message: `My lease ends in March and I am looking for home insurance for a house in Calgary built in 1974, with a new roof. Could somebody call me in the evening? This is message ${who}.`,
      insuranceType: 'home',
    }),
  };
}
