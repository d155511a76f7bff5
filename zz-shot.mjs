import { chromium } from 'playwright';
const [,, user, path, name, w='1440', h='900', scheme='light', ...acts] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme });
p.on('console', m => m.type()==='error' && console.log('CONSOLE', m.text().slice(0,300)));
p.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,500)));
const base = 'http://127.0.0.1:' + (process.env.P ?? 3950);
await p.goto(base + (user.includes('admin') ? '/admin/login' : '/broker/login'));
await p.fill('[data-path=login-username]', user); await p.fill('[data-path=login-password]', 'Prairie-2026');
await p.getByRole('button', { name: 'Login', exact: true }).click();
await p.waitForURL(/dashboard|\/broker\/?$|\/admin\/?$|broker(?!\/login)/);
await p.goto(base + path); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(1200);
for (const a of acts) { const [k, ...v] = a.split(':'); const x = v.join(':');
  if (k==='key') await p.keyboard.press(x); if (k==='type') await p.keyboard.type(x); if (k==='click') await p.locator(x).first().click(); if (k==='text') await p.getByText(x).first().click(); if (k==='name') await p.getByRole('button',{name:x}).first().click(); if (k==='js') console.log(JSON.stringify(await p.evaluate(x)));
  await p.waitForTimeout(700); }
await p.screenshot({ path: `/tmp/shots/${name}.png` });
await b.close();
