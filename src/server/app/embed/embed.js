/**
 * Puts our form on the page of a partner, beside the script tag that loads this. Runs on their page, so it's small, defines nothing there,
 * and changes nothing but the frame and the link it adds. See /api/docs/guides/embed.
 */
(() => {
  const script = document.currentScript;
  const { key = '', line = '', theme = '' } = script.dataset;
  const { origin } = new URL(script.src);

  const query = new URLSearchParams({ page: location.origin + location.pathname });
  if (line) query.set('line', line);
  if (theme) query.set('scheme', theme);
  for (const name of ['accent', 'background', 'text', 'border', 'radius', 'font-size']) {
    const value = script.getAttribute(`data-theme-${name}`);
    if (value) query.set(name, value);
  }

  const box = document.createElement('div');
  // Stays until the form has said that it's there: where the frame is blocked, it's the way to us.
  const link = document.createElement('a');
  link.href = `${origin}/get-quote${line ? `?type=${encodeURIComponent(line)}` : ''}`;
  link.textContent = 'Request insurance quotes';
  const frame = document.createElement('iframe');
  frame.title = 'Request insurance quotes';
  frame.src = `${origin}/embed/${encodeURIComponent(key)}?${query}`;
  frame.style.cssText = 'display:block;width:100%;height:0;border:0';

  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { type, height } = event.data ?? {};
    if (type !== 'coverbridge:height' || !(height > 0 && height < 20_000)) return;
    frame.style.height = `${Math.ceil(height)}px`;
    link.remove();
  });
  // The form answers with its height, in case it was there before this listened.
  frame.addEventListener('load', () => frame.contentWindow.postMessage({ type: 'coverbridge:hello' }, origin));

  box.append(link, frame);
  script.after(box);
})();
