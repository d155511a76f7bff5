import { ChartsSection } from './charts-section.tsx';
import css from './overview-tab.module.css';
import { StuckSection } from './stuck-section.tsx';

/** What is stuck first, then how it went. */
export function OverviewTab() {
  return (
    <div className={css.tab}>
      <StuckSection />
      <ChartsSection />
    </div>
  );
}
