import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import css from './privacy-panel.module.css';
import { PrivacyRequests } from './privacy-requests.tsx';

/** What the viewer agreed to, their own data, and what they may ask about it. */
export function PrivacyPanel() {
  return (
    <div className={css.panel}>
      <ConsentList />
      <DataDownload />
      <PrivacyRequests />
    </div>
  );
}
