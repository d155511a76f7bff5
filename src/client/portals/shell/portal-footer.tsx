import { Anchor, Group, Text } from '@mantine/core';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { paths } from '#shared/platform/paths.ts';
import css from './portal-frame.module.css';

const links = [
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Contact Us', paths.contact],
] as const;

/** The notice that the product is not a broker or insurer, and the legal links. */
export function PortalFooter() {
  const site = useSiteProfile();
  return (
    <footer className={css.footer}>
      <Group
        justify="space-between"
        gap="var(--space-8) var(--space-32)"
        maw="90rem"
        mx="auto"
        px="var(--gutter)"
        py="md"
      >
        <Text c="dimmed" size="xs" flex="1 1 22rem" maw="44rem">
          {site.legalNotice} All times are {site.region} time.
        </Text>
        <Group component="ul" className="plain-list not-printed" gap="0 var(--space-20)">
          {links.map(([label, href]) => (
            <li key={href}>
              <Anchor href={href} size="xs" underline="always" display="inline-block" py="var(--space-6)">
                {label}
              </Anchor>
            </li>
          ))}
        </Group>
      </Group>
    </footer>
  );
}
