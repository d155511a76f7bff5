import type { PictureName } from '#client/pictures/pictures.ts';
import buttons from '#client/ui/button.module.css';
import { type ServiceId, serviceOf } from '#shared/content/services/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { Section } from '../layout/section.tsx';
import { SolutionCard } from './solution-card.tsx';
import css from './solutions.module.css';

const shown: { id: ServiceId & PictureName; href: string }[] = [
  { id: 'auto', href: paths.insurance('auto') },
  { id: 'business', href: paths.business },
  { id: 'home', href: paths.insurance('home') },
];

/** Three cards: auto, business, home. */
export function Solutions() {
  return (
    <Section
      id="services"
      heading="Our Insurance Solutions"
      intro="Start with what you want to insure. Each page explains what’s covered, what isn’t and what to have ready."
    >
      <ul className={`plain-list ${css.cards}`}>
        {shown.map(({ id, href }) => (
          <SolutionCard key={id} service={serviceOf(id)} href={href} picture={id} />
        ))}
      </ul>
      <p className={page.more}>
        <a className={buttons.secondary} href={paths.allInsurance}>
          View All Insurance Options
        </a>
      </p>
    </Section>
  );
}
