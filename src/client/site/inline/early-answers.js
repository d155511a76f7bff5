// Asks what the first screen of a portal shows while its application is still on the way. It is minified, written into the documents of
// the portals and allowed by its hash.
(() => {
  const { cookie, home, first, others } = document.currentScript.dataset;
  let viewing;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: an inline script imports nothing; what is read is in the list of stored items
    viewing = sessionStorage.getItem('view-as');
  } catch {
    // Storage may be forbidden; then nobody is viewed as.
  }
  // Nobody is signed in, or an administrator views the portal as a client, which every call has to say.
  if (viewing || !document.cookie.includes(`${cookie}=1`)) return;
  const url = location.pathname === home && !location.search ? first : others;
  // Given up after half a minute: the application then asks itself.
  const answers = fetch(url, { signal: AbortSignal.timeout(30_000) })
    .then((response) => response.json())
    .catch(() => null);
  window.earlyAnswers = { url, answers };
})();
