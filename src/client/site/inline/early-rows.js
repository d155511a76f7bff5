// Shows the list of a portal's first screen while its application is still on the way: who and what, each a link. It is minified, written
// into the documents of the portals and allowed by its hash.
(() => {
  const { home, place, prefix } = document.currentScript.dataset;
  const early = window.earlyAnswers;
  const list = document.getElementById('early-rows');
  if (!early || !list || location.pathname !== home || location.search) return;

  const part = (name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  early.answers.then((answers) => {
    for (const row of answers?.[place]?.result?.data?.json?.cases ?? []) {
      const link = document.createElement('a');
      link.href = `${prefix}${row.id}`;
      if (row.clientName) link.append(part('strong', row.clientName), ' ');
      link.append(part('span', row.title), ' ', part('small', row.number));
      list.appendChild(document.createElement('li')).append(link);
    }
    list.hidden = list.childElementCount === 0;
  });

  // The application begins at the address that it finds, or hears of it: opening a row needs no second document.
  list.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    for (const other of list.querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    history.pushState(null, '', link.href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
})();
