/** The parts of package.json and package-lock.json that the rules read. */
export interface Manifest {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
  readonly overrides?: Versions
}

export type Versions = Readonly<Record<string, string>>

export interface LockedPackage extends Manifest {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export const readManifest = (text: string): Manifest => JSON.parse(text)
export const readLock = (text: string): Lock => JSON.parse(text)

export const everyVersion = (manifest: Manifest): ReadonlyArray<readonly [name: string, version: string]> =>
  [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.optionalDependencies,
    manifest.overrides
  ].flatMap((versions) => Object.entries(versions ?? {}))
