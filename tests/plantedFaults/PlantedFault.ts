/** A fault that the suite has to catch, and the test that does. */
export interface PlantedFault {
  readonly name: string
  /** One sentence: what is wrong with the product once this is planted. */
  readonly what: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly caughtBy: CaughtBy
}

/** The narrowest run that must turn red. */
export interface CaughtBy {
  readonly suite: Suite
  readonly file: string
  /** Part of the test's title. */
  readonly test: string
}

export type Suite = "unit" | "architecture" | "postgres" | "web" | "e2e" | "screens"
