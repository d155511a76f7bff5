// Buttons that copy the code of a guide. The page is complete without them.
const said = Object.assign(document.createElement('p'), { className: 'said', role: 'status' });
document.querySelector('main').append(said);

/** Without HTTPS, browsers don’t let pages copy: the code is selected instead. */
async function copy(pre) {
  try {
    await navigator.clipboard.writeText(pre.textContent);
    return 'Copied';
  } catch {
    getSelection().selectAllChildren(pre);
    return 'Selected';
  }
}

for (const pre of document.querySelectorAll('article pre')) {
  const name = pre.getAttribute('aria-label');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.setAttribute('aria-label', `Copy: ${name}`);
  button.addEventListener('click', async () => {
    button.textContent = await copy(pre);
    said.textContent = `${button.textContent}: ${name}`;
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
    said.textContent = '';
  });
  const frame = Object.assign(document.createElement('div'), { className: 'copied' });
  pre.replaceWith(frame);
  frame.append(pre, button);
}
