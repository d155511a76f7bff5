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
import { Card } from '#client/ui/card.tsx';
import type { Line } from '#shared/lines/ids.ts';
import { lineDescriptions, lineLabels, lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import cards from '../cards/cards.module.css';

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
    <CardGrid pairs>
      {lines.map((line) => {
        const Icon = icons[line];
        return (
          <li key={line}>
            <Card as="a" padding="small" className={`${cards.card} ${cards.plain}`} href={paths.quoteOf(line)}>
              <Icon className={cards.icon} size={28} stroke={1.5} aria-hidden="true" />
              <span className={cards.label}>{lineLabels[line]}</span>
              <span className={cards.description}>{lineDescriptions[line]}</span>
            </Card>
          </li>
        );
      })}
    </CardGrid>
  );
}
