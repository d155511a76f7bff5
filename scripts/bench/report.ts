/** One line of the table. */
export interface Row {
  /** What was measured against what. */
  what: string;
  result: string;
  /** In words; absent where there is nothing to reach. */
  goal?: string;
  met?: boolean;
  /** The numbers behind the result. */
  details: string;
}
