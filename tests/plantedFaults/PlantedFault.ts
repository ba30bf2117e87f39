/** A fault that the suite must catch, and the test that catches it. */
export interface PlantedFault {
  readonly name: string
  /** One sentence: what is wrong with the product once this is planted. */
  readonly what: string
  readonly file: string
  /** Occurs in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly caughtBy: CaughtBy
}

/** The narrowest test that must fail. */
export interface CaughtBy {
  readonly suite: Suite
  readonly file: string
  /** Part of the test's title. */
  readonly test: string
}

export type Suite = "unit" | "architecture" | "postgres" | "web" | "e2e" | "screens"
