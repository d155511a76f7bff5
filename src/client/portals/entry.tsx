/** The areas behind a sign-in. */
import '#client/ui/theme/base.ts';
import { removeLoadingShell } from '#client/lib/loading-shell.ts';

removeLoadingShell();
