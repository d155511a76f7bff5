import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCalendarPlus, IconCircleCheck, IconFlag, IconHandFinger, IconUsers } from '@tabler/icons-react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { StageBar } from '#client/modules/cases/status/stage-bar.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { requestCalendarPath } from '#shared/cases/calendar-path.ts';
import { statusTone } from '#shared/cases/labels.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './client-case.module.css';

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
    <Stack component="header" gap="xs" mb="xl">
      <BackLink to={paths.portal.home}>Your requests</BackLink>
      <Group gap="var(--space-8) var(--space-16)">
        <Title order={1} size="var(--title-s)">
          {row.title}
        </Title>
        <span className="not-printed">
          <StatusBadge status={row.status} side="client" />
        </span>
      </Group>
      <Text c="dimmed">
        {row.number}, sent {formatShortMoment(row.createdAt)}
      </Text>
      {row.relation === 'participant' && (
        <Group component="p" gap="xs" align="start" wrap="nowrap">
          <IconUsers size={18} aria-hidden="true" />
          <span>Shared with you by {row.clientName}, who makes all the decisions.</span>
        </Group>
      )}
      <Box className="not-printed" mt="sm">
        <StageBar stage={row.stage} closed={!isOpen(row.status) && row.status !== 'bound'} />
      </Box>
      <p className={`${css.next} not-printed`} data-tone={tone}>
        <Icon size={22} stroke={1.7} aria-hidden="true" />
        <span>
          <strong>What happens next:</strong> {row.nextStep}
        </span>
      </p>
      {row.relation === 'client' && row.firstReplyDueAt && Date.parse(row.firstReplyDueAt) > Date.now() && (
        <Button
          className="not-printed"
          component="a"
          href={requestCalendarPath(row.id)}
          download
          size="compact-md"
          variant="light"
          mr="auto"
          leftSection={<IconCalendarPlus size={17} aria-hidden="true" />}
        >
          Add to calendar
        </Button>
      )}
    </Stack>
  );
}
