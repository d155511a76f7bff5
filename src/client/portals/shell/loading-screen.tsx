import { useSiteProfile } from '#client/lib/site-profile.tsx';

/** Header and footer in outline while the session is loading: identical to the document's shell. */
export function LoadingScreen() {
  const site = useSiteProfile();
  return (
    <div className="loading-shell">
      <div className="loading-shell-bar">
        <span className="loading-shell-name">{site.name}</span>
        <span className="loading-shell-bone" />
      </div>
      <div className="loading-shell-main">
        <p role="status">Loading…</p>
        <span className="loading-shell-bone" />
        <span className="loading-shell-bone" />
        <span className="loading-shell-bone" />
      </div>
      <div className="loading-shell-bar">
        <small>{site.legalNotice}</small>
      </div>
    </div>
  );
}
