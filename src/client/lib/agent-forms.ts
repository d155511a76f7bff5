/**
 * What tells an agent in the browser which of our forms it may fill in (WebMCP's attributes, and docs/decisions/0086). `toolautosubmit` is left
 * out on purpose: a person presses the button. Forms with consents have no name, so they are no tool.
 */
import type { FormEvent } from 'react';

declare module 'react' {
  interface FormHTMLAttributes<T> {
    /** Makes the form a tool of the browser's agent. */
    toolname?: string | undefined;
    tooldescription?: string | undefined;
  }
  interface InputHTMLAttributes<T> {
    /** For fields whose label alone doesn't say what belongs in them. */
    toolparamdescription?: string | undefined;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}

/** Whether the browser's agent filled in the form and submitted it; browsers without agents never say so. */
export function isByAgent({ nativeEvent }: FormEvent): boolean {
  return (nativeEvent as SubmitEvent & { agentInvoked?: boolean }).agentInvoked === true;
}
