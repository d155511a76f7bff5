import {
  IconBriefcase,
  IconCar,
  IconHeart,
  IconHelp,
  IconHome,
  IconPaw,
  IconPlane,
  IconSailboat,
  IconShieldCheck,
  IconTractor,
  IconTruck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Card } from '#client/ui/card.tsx';
import { registry } from '#shared/lines/generated/registry.ts';
import type { LineIcon } from '#shared/lines/line.ts';
import { lineDescriptions, lineLabels, lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import cards from '../cards/cards.module.css';

const icons: Record<LineIcon, typeof IconCar> = {
  boat: IconSailboat,
  briefcase: IconBriefcase,
  car: IconCar,
  family: IconUsers,
  heart: IconHeart,
  home: IconHome,
  paw: IconPaw,
  plane: IconPlane,
  question: IconHelp,
  shield: IconShieldCheck,
  team: IconUsersGroup,
  tractor: IconTractor,
  truck: IconTruck,
};

/** Plain links, one per line: the choice is an address that can be shared and reloaded. */
export function LinePicker() {
  return (
    <CardGrid pairs>
      {lines.map((line) => {
        const Icon = icons[registry[line].icon];
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
