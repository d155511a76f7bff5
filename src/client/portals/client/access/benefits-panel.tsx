import { Divider, Group, Stack, Text, Title } from '@mantine/core';
import { IconClock24, IconFileLock, IconMessageCircle, IconProgressCheck } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';

const benefits = [
  {
    icon: IconFileLock,
    title: 'Secure document sharing',
    text: 'Share documents with your broker. Only the people involved in your request can see them.',
  },
  {
    icon: IconProgressCheck,
    title: 'Quote status tracking',
    text: 'See how far along your request is, whose turn it is and what comes next.',
  },
  {
    icon: IconMessageCircle,
    title: 'Direct messaging with your broker',
    text: 'One conversation per request, with everything in one place.',
  },
  {
    icon: IconClock24,
    title: '24/7 access',
    text: 'Review your options any time, on your phone or computer.',
  },
];

/** The benefits of an account. */
export function BenefitsPanel() {
  const site = useSiteProfile();
  return (
    <Stack
      component="aside"
      gap="var(--space-24)"
      p="var(--space-fluid-m)"
      bdrs="md"
      h="fit-content"
      bg="var(--deep)"
      c="var(--deep-ink)"
      aria-labelledby="benefits"
    >
      <Title order={2} size="var(--text-24)" id="benefits">
        What you get with an account
      </Title>
      <Stack component="ul" className="plain-list" gap="var(--space-24)" c="var(--deep-muted)">
        {benefits.map(({ icon: Icon, title, text }) => (
          <Group component="li" key={title} wrap="nowrap" align="start">
            <Icon size={26} stroke={1.6} color="var(--accent)" aria-hidden="true" />
            <div>
              <Text component="h3" c="var(--deep-ink)" ff="text" size="lg" fw={600} lts={0} mb="var(--space-4)">
                {title}
              </Text>
              <p>{text}</p>
            </div>
          </Group>
        ))}
      </Stack>
      <Divider color="var(--deep-line)" />
      <Text c="var(--deep-muted)" size="xs">
        {site.legalNotice}
      </Text>
    </Stack>
  );
}
