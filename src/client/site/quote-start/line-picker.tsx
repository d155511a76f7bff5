import {
  IconBriefcase,
  IconCar,
  IconHeart,
  IconHelp,
  IconHome,
  IconPlane,
  IconSailboat,
  IconTruck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Line } from '#shared/lines/ids.ts';
import { lineDescriptions, lineLabels, lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './line-picker.module.css';

const icons: Record<Line, typeof IconCar> = {
  auto: IconCar,
  home: IconHome,
  business: IconBriefcase,
  'commercial-auto': IconTruck,
  'group-benefits': IconUsersGroup,
  life: IconHeart,
  travel: IconPlane,
  supervisa: IconUsers,
  specialty: IconSailboat,
  general: IconHelp,
};

/** Plain links, one per line: the choice is an address that can be shared and reloaded. */
export function LinePicker() {
  return (
    <ul className={css.lines}>
      {lines.map((line) => {
        const Icon = icons[line];
        return (
          <li key={line}>
            <a className={css.line} href={paths.quoteOf(line)}>
              <Icon className={css.icon} size={28} stroke={1.5} aria-hidden="true" />
              <span className={css.label}>{lineLabels[line]}</span>
              <span className={css.description}>{lineDescriptions[line]}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
