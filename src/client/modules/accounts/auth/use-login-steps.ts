import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import type { LoginInput } from '#shared/accounts/auth/schema.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { failureWords } from './failure-words.ts';
import { asksForCode, useLogin } from './use-login.ts';

interface LoginFields {
  setFieldError: (path: 'code', message: string) => void;
  showServerIssues: (error: unknown) => boolean;
}

/** Both steps of a login in one form: username and password, then the code when the account has a second factor. */
export function useLoginSteps(form: LoginFields, onSuccess?: (user: SessionUser) => void) {
  const login = useLogin({ onSuccess });
  const [codeAsked, setCodeAsked] = useState(false);

  function send({ username, password, code }: LoginInput): void {
    if (codeAsked && !code) {
      form.setFieldError('code', 'Enter the code');
      return;
    }
    login.mutate(
      { username, password, ...(codeAsked && { code }) },
      {
        onError(error, input) {
          if (asksForCode(toApiError(error), input)) setCodeAsked(true);
          else form.showServerIssues(error);
        },
      },
    );
  }

  const error = login.error && toApiError(login.error);
  const failure = error && login.variables && !asksForCode(error, login.variables) ? failureWords(error) : null;
  return { codeAsked, failure, pending: login.isPending, send };
}
