import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Card } from '#client/ui/card.tsx';
import { paths } from '#shared/platform/paths.ts';

const steps = [
  'Answer a few questions about what you want to insure. It takes about five minutes.',
  'A licensed broker suited to your request reviews it and writes to you here.',
  'You compare the options side by side and decide. Nothing starts until you decide.',
];

/** Before the first request, and right after registration: that the account works, what happens here, and how to start. */
export function EmptyDashboard({ name }: { name: string }) {
  return (
    <Box component={Card} padding="large" maw="40rem" mx="auto" my="var(--space-panel)">
      <Text c="dimmed">Hello, {name}. Your account is ready, and you’re signed in.</Text>
      <Title order={1}>You have no requests yet</Title>
      <Stack component="ol" gap="xs" pl="lg" mb="sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <Button
        component="a"
        w="fit-content"
        href={paths.getQuote}
        rightSection={<IconArrowRight size={18} aria-hidden="true" />}
      >
        Get a Free Quote
      </Button>
    </Box>
  );
}
