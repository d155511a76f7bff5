import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  pushDeviceInputSchema,
  pushKeySchema,
  pushStateSchema,
  turnOnPushInputSchema,
} from '#shared/notifications/push/schema.ts';
import { renewPush, turnOffPush, turnOnPush } from './commands.ts';
import { pushKey } from './keys/commands.ts';

/** Notifications on a device. The address of a device is a secret: it travels in bodies, never in the address of a call. */
export const pushRouter = router({
  key: signedInProcedure
    .output(pushKeySchema)
    .query(async ({ ctx }) => ({ publicKey: (await pushKey(ctx)).publicKey })),

  turnOn: signedInProcedure
    .use(limited(limits.pushDevices))
    .input(turnOnPushInputSchema)
    .output(pushStateSchema)
    .mutation(({ ctx, input }) => turnOnPush(ctx, ctx.viewer, input)),

  renew: signedInProcedure
    .input(pushDeviceInputSchema)
    .output(pushStateSchema)
    .mutation(({ ctx, input }) => renewPush(ctx, ctx.viewer, input.endpoint)),

  turnOff: signedInProcedure
    .input(pushDeviceInputSchema)
    .output(pushStateSchema)
    .mutation(({ ctx, input }) => turnOffPush(ctx, ctx.viewer, input.endpoint)),
});
