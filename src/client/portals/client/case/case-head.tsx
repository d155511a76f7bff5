import { IconArrowLeft, IconCircleCheck, IconFlag, IconHandFinger, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { StageBar } from '#client/modules/cases/status/stage-bar.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { statusTone } from '#shared/cases/labels.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './case-head.module.css';

const icons = {
  attention: IconHandFinger,
  success: IconCircleCheck,
  progress: IconFlag,
  neutral: IconFlag,
  muted: IconFlag,
};

/** What this request is, how far it has come, and what happens next. */
export function CaseHead({ row }: { row: CaseDetail }) {
  const tone = statusTone[row.status];
  const Icon = icons[tone];
  return (
    <header className={css.head}>
      <Link className={css.back} to={paths.portal.home}>
        <IconArrowLeft size={16} aria-hidden="true" /> Your requests
      </Link>
      <div className={css.names}>
        <h1 className={css.title}>{row.title}</h1>
        <span className={css.status}>
          <StatusBadge status={row.status} side="client" />
        </span>
      </div>
      <p className={css.facts}>
        {row.number}, sent {formatShortMoment(row.createdAt)}
      </p>
      {row.relation === 'participant' && (
        <p className={css.shared}>
          <IconUsers size={18} aria-hidden="true" />
          <span>Shared with you by {row.clientName}, who alone decides.</span>
        </p>
      )}
      <div className={css.stage}>
        <StageBar stage={row.stage} closed={!isOpen(row.status) && row.status !== 'bound'} />
      </div>
      <p className={css.next} data-tone={tone}>
        <Icon className={css.icon} size={22} stroke={1.7} aria-hidden="true" />
        <span>
          <strong>What happens next:</strong> {row.nextStep}
        </span>
      </p>
    </header>
  );
}
