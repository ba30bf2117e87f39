/** What the build passes to the worker; see build/serviceWorker.ts. */
interface Build {
  /** The name of the build; every page carries a copy. */
  readonly name: string
  /** The scripts, styles and fonts of the app, with hashed names. Empty in development. */
  readonly files: ReadonlyArray<string>
}

declare const BUILD: Build

export const { name: BUILD_NAME, files: BUILD_FILES } = BUILD
