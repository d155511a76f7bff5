import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import css from './privacy-panel.module.css';
import { PrivacyRequests } from './privacy-requests.tsx';

/** The user's consents, their own data, and their privacy requests. */
export function PrivacyPanel() {
  return (
    <div className={css.panel}>
      <ConsentList />
      <DataDownload />
      <PrivacyRequests />
    </div>
  );
}
