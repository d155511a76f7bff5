import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { workHandedOverSchema } from '#shared/brokers/admin-schema.ts';
import {
  changeRoleInputSchema,
  disableUserInputSchema,
  listUsersInputSchema,
  sessionsEndedSchema,
  userDetailSchema,
  userIdInputSchema,
  userPageSchema,
  userReasonInputSchema,
} from '#shared/users/schema.ts';
import { changeRole, disableUser, enableUser, endUserSessions, resetSecondFactor } from './commands.ts';
import { findUsers, getUser } from './queries.ts';

export const usersRouter = router({
  list: adminProcedure
    .input(listUsersInputSchema)
    .output(userPageSchema)
    .query(({ ctx, input }) => findUsers(ctx, input)),

  get: adminProcedure
    .input(userIdInputSchema)
    .output(userDetailSchema)
    .query(({ ctx, input }) => getUser(ctx, ctx.viewer, input.userId)),

  changeRole: adminProcedure
    .input(changeRoleInputSchema)
    .output(userDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await changeRole(ctx, ctx.viewer, input);
      return getUser(ctx, ctx.viewer, input.userId);
    }),

  disable: adminProcedure
    .input(disableUserInputSchema)
    .output(workHandedOverSchema.nullable())
    .mutation(({ ctx, input }) => disableUser(ctx, ctx.viewer, input)),

  enable: adminProcedure
    .input(userReasonInputSchema)
    .output(userDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await enableUser(ctx, ctx.viewer, input);
      return getUser(ctx, ctx.viewer, input.userId);
    }),

  endSessions: adminProcedure
    .input(userReasonInputSchema)
    .output(sessionsEndedSchema)
    .mutation(({ ctx, input }) => endUserSessions(ctx, ctx.viewer, input)),

  resetSecondFactor: adminProcedure
    .input(userReasonInputSchema)
    .output(userDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await resetSecondFactor(ctx, ctx.viewer, input);
      return getUser(ctx, ctx.viewer, input.userId);
    }),
});
