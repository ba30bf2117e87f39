/** What the build tells the worker; see build/serviceWorker.ts. */
interface Build {
  /** The name of the build, of which every page carries a copy. */
  readonly name: string
  /** The scripts, styles and fonts of the app, each with its hash in its name. Empty while developing. */
  readonly files: ReadonlyArray<string>
}

declare const BUILD: Build

export const { name: BUILD_NAME, files: BUILD_FILES } = BUILD
