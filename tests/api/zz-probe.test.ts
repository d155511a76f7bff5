import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, signIn, submitQuote } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
let s: TestServer;
beforeAll(async () => { s = await startTestServer(); });
afterAll(() => s.stop());
const show = (l: string, a: any) => process.stdout.write(`${l}: ${a.status} ${JSON.stringify([...a.headers].filter(([k]: any) => ['allow','retry-after','content-type','cache-control','set-cookie','vary'].includes(k)))} ${a.text.slice(0, 300)}\n`);
test('probe', async () => {
  const c = createApiClient(s.url);
  for (const [m, p, o] of [
    ['GET','/api/user',{}],['HEAD','/api/user',{}],['OPTIONS','/api/user',{}],['POST','/api/user',{}],['DELETE','/api/login',{}],['GET','/api/login',{}],
    ['POST','/api/logout',{}],['POST','/api/logout',{json:{}}],['POST','/api/login',{}],['POST','/api/login',{raw:'{',headers:{'content-type':'application/json'}}],
    ['POST','/api/login',{raw:'x',headers:{'content-type':'text/plain'}}],['POST','/api/login',{raw:'null',headers:{'content-type':'application/json'}}],
    ['POST','/api/login',{raw:'[]',headers:{'content-type':'application/json'}}],['POST','/api/login',{raw:'"x"',headers:{'content-type':'application/json'}}],
    ['POST','/api/login',{raw:'{}',headers:{'content-type':'application/json; charset=utf-8'}}],
    ['POST','/api/login',{raw:'{}',headers:{'content-type':'application/json; charset=foo'}}],
    ['POST','/api/login',{raw:'{}',headers:{'content-type':'application/json','content-encoding':'gzip'}}],
    ['POST','/api/login',{raw:'{}',headers:{'content-type':'application/json','content-encoding':'foo'}}],
    ['POST','/api/login',{raw:'username=demo_client&password=Prairie-2026',headers:{'content-type':'application/x-www-form-urlencoded'}}],
    ['POST','/api/login',{raw:'username=demo_client&username=b&password=Prairie-2026',headers:{'content-type':'application/x-www-form-urlencoded'}}],
    ['POST','/api/login',{raw:'username=%&password=%ff%fe%00',headers:{'content-type':'application/x-www-form-urlencoded'}}],
    ['POST','/api/login',{raw:'a=1&'.repeat(2000),headers:{'content-type':'application/x-www-form-urlencoded'}}],
    ['POST','/api/login',{json:{username:'x'.repeat(200000)}}],
    ['GET','/api/user/',{}],['GET','/API/user',{}],['GET','/api/User',{}],['GET','/api/us.r',{}],['GET','/api//user',{}],['GET','/api/nothing',{}],['GET','/api',{}],['GET','/api/%75ser',{}],['GET','/api/user%2f',{}],['GET','/api/%ff',{}],['GET','/api/%',{}],
    ['PATCH','/api/contact',{json:{}}],['PUT','/api/contact',{json:{}}],
    ['GET','/api/contact-messages',{}],
    ['POST','/api/login',{json:{username:'a',password:'b'},headers:{origin:'https://evil.example'}}],
    ['POST','/api/trpc/auth.login',{raw:'{"json":{}}',headers:{'content-type':'application/json',origin:'https://evil.example'}}],
    ['POST','/api/trpc/auth.login',{raw:'{"json":{}}',headers:{'content-type':'application/json','sec-fetch-site':'cross-site'}}],
    ['POST','/api/trpc/auth.login',{raw:'{',headers:{'content-type':'application/json'}}],
    ['POST','/api/trpc/auth.login',{raw:'{}',headers:{'content-type':'text/plain'}}],
    ['POST','/api/trpc/auth.login',{raw:'',headers:{}}],
    ['POST','/api/trpc/auth.login',{raw:'x'.repeat(200000),headers:{'content-type':'application/json'}}],
    ['POST','/api/trpc/auth.nothing',{raw:'{}',headers:{'content-type':'application/json'}}],
    ['GET','/api/trpc/auth.login',{}],['GET','/api/trpc/',{}],['GET','/api/trpc',{}],['POST','/api/trpc/auth.session',{}],['PUT','/api/trpc/auth.session',{}],['OPTIONS','/api/trpc/auth.session',{}],['HEAD','/api/trpc/auth.session',{}],
    ['GET','/api/trpc/auth.invitation?input={',{}],['GET','/api/trpc/auth.invitation?input=%7B%7D',{}],['GET','/api/trpc/auth.invitation?batch=1&input=%5B%5D',{}],['GET','/api/trpc/auth.invitation?batch=1&input=%7B%220%22:5%7D',{}],
    ['GET','/api/trpc/auth.invitation?input=%E0%A4%A',{}],
    ['GET','/api/trpc/auth.invitation,auth.session',{}],
    ['GET','/api/trpc/auth.session?connectionParams=x',{}],
    ['GET','/nothing',{}],['POST','/nothing',{}],['GET','/%ff',{}],
    ['GET','/api/trpc/__proto__',{}],['GET','/api/trpc/constructor',{}],['GET','/api/trpc/auth.__proto__',{}],['GET','/api/trpc/%ff',{}],
  ] as any) show(`${m} ${p} ${JSON.stringify(o).slice(0,80)}`, await c.call(m, p, o));
  for (const meta of ['{"values":["nothing"]}','{"values":{"username":["regexp"]}}','{"values":{"username":["URL"]}}','{"values":{"username":["bigint"]}}','{"values":{"username":["Date"]}}','{"values":{"username":["undefined"]}}','{"values":{"username":[["custom","x"]]}}','{"values":{"username":[["class","x"]]}}','{"values":{"__proto__":["Date"]}}','{"referentialEqualities":{"username":["__proto__.x"]}}','{"referentialEqualities":{"username":["a.b.c"]}}','{"values":5}','[]','null','{"values":{"a.b.c":["Date"]}}','{"v":1,"values":{"username":[["typed-array","Foo"]]}}','{"values":{"username":["Error"]}}','{"values":{"username":["map"]}}','{"values":{"username":["set"]}}']) {
    show(meta, await c.call('POST','/api/trpc/auth.login',{raw:`{"json":{"username":"((","password":"x"},"meta":${meta}}`,headers:{'content-type':'application/json'}}));
  }
  const admin = await signIn(s.url,'demo_admin');
  for (const cur of ['x','',Buffer.from('2026-01-01T00:00:00Z|'+'-'.repeat(36)).toString('base64url'),Buffer.from('+275760-09-13T00:00:00.000Z|00000000-0000-7000-8000-000000000000').toString('base64url'),Buffer.from('-271821-04-20T00:00:00.000Z|00000000-0000-7000-8000-000000000000').toString('base64url'),Buffer.from('2026-01-01T00:00:00Z|00000000-0000-7000-8000-000000000000').toString('base64url'),'%00','😀'])
    show('cursor '+cur, await admin.call('GET','/api/contact-messages?cursor='+encodeURIComponent(cur)));
  show('two cursors', await admin.call('GET','/api/contact-messages?cursor=a&cursor=b'));
  show('cursor obj', await admin.call('GET','/api/contact-messages?cursor[a]=b'));
  show('proto', await admin.call('GET','/api/contact-messages?__proto__=b'));
  show('ok', await admin.call('GET','/api/contact-messages'));
  show('head', await admin.call('HEAD','/api/contact-messages'));
  console.log = console.log;
  const r = await submitQuote(c); process.stdout.write(JSON.stringify(r)+'\n');
});
