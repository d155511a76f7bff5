/** A browser engine as the journey needs it: pages that share nothing, and in each what a hand and a keyboard can do. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page; `args` are its arguments by position, as JSON. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** A press at the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Keys, into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  chooseFile(selector: string, file: string): Promise<void>;
  screenshot(file: string): Promise<void>;
}

export interface Engine {
  /** With its version, for the report. */
  name: string;
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}
