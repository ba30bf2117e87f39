/** The parts of package.json that the lock file repeats. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

interface Entry extends Manifest {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
}

export interface LockFile {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, Entry>>
}

const GROUPS = ["dependencies", "devDependencies", "optionalDependencies"] as const
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/** Where Node looks for a package from inside another: nearest node_modules first. */
const resolvedEntry = (lock: LockFile, from: string, name: string): Entry | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const entry = lock.packages[`${folder}${folder === "" ? "" : "/"}node_modules/${name}`]
    if (entry !== undefined || folder === "") return entry
  }
}

const againstManifest = (manifest: Manifest, root: Entry): ReadonlyArray<string> =>
  GROUPS.flatMap((group) => {
    const [wanted, locked] = [manifest[group] ?? {}, root[group] ?? {}]
    return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
      .filter((name) => wanted[name] !== locked[name])
      .map(
        (name) =>
          `${name} is ${wanted[name] ?? "not"} in package.json, ${locked[name] ?? "not"} in the lock file.`
      )
  })

const dependenciesOf = (
  lock: LockFile,
  manifest: Manifest,
  path: string,
  entry: Entry
): ReadonlyArray<string> =>
  Object.entries({
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...(path === "" ? entry.devDependencies : {})
  })
    .filter(([, range]) => !range.startsWith("npm:"))
    .flatMap(([name, range]) => {
      const target = resolvedEntry(lock, path, name)
      const wanted = manifest.overrides?.[name] ?? range
      if (target === undefined)
        return [`${name}@${wanted} is missing, which ${path || "package.json"} requires.`]
      return EXACT.test(wanted) && target.version !== wanted
        ? [`${name} is ${target.version}, but ${path || "package.json"} requires ${wanted}.`]
        : []
    })

const entryFaults = (path: string, { version, integrity, resolved }: Entry): ReadonlyArray<string> => [
  ...(resolved === undefined ? [] : [`${path} contains the URL of a registry.`]),
  ...(version === undefined || integrity === undefined ? [`${path} has no version or no integrity.`] : [])
]

/**
 * Errors in a lock file: what `npm ci` would refuse (npm writes such files when the registry lacks a platform's optional
 * package), and URLs of the registry that was used.
 */
export const lockFaults = (manifest: Manifest, lock: LockFile): ReadonlyArray<string> => {
  const root = lock.packages[""]
  if (lock.lockfileVersion !== 3 || root === undefined) return ["The lock file's version is not 3."]
  const entries = Object.entries(lock.packages)
  return [
    ...againstManifest(manifest, root),
    ...entries.flatMap(([path, entry]) => (path === "" ? [] : entryFaults(path, entry))),
    ...entries.flatMap(([path, entry]) => dependenciesOf(lock, manifest, path, entry))
  ]
}
