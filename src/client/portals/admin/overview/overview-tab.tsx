import { ChartsSection } from './charts-section.tsx';
import css from './overview-tab.module.css';
import { StuckSection } from './stuck-section.tsx';

/** What needs attention first, then the performance charts. */
export function OverviewTab() {
  return (
    <div className={css.tab}>
      <StuckSection />
      <ChartsSection />
    </div>
  );
}
