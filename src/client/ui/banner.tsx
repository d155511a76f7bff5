import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './banner.module.css';

interface BannerProps {
  icon: Icon;
  /** Something is wrong already. */
  warn?: boolean;
  children: ReactNode;
}

/** A note above every page of a portal until its cause is gone. */
export function Banner({ icon: BannerIcon, warn = false, children }: BannerProps) {
  return (
    <p className={`${css.banner} not-printed`} data-tone={warn ? 'warn' : 'calm'}>
      <BannerIcon className={css.icon} size={20} stroke={1.7} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
