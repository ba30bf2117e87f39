import type { Rule, Tree, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { everyVersion, type Lock, type Manifest, readLock, readManifest } from "./manifest.ts"

/** Where Node looks for `name` from the package at `from`, nearest first. */
const candidates = (from: string, name: string): ReadonlyArray<string> => {
  const parent = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))
  const here = from === "" ? `node_modules/${name}` : `${from}/node_modules/${name}`
  return from === "" ? [here] : [here, ...candidates(parent, name)]
}

const wanted = ({ dependencies, optionalDependencies }: Manifest): ReadonlyArray<string> => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(optionalDependencies ?? {})
]

/**
 * `npm install` leaves a platform's package out of the lock file when the registry lacks it, and `npm ci` then refuses
 * the lock file on every other machine.
 */
const missing = ({ packages }: Lock): ReadonlyArray<string> =>
  Object.entries(packages).flatMap(([path, entry]) =>
    wanted(entry)
      .filter((name) => !candidates(path, name).some((candidate) => candidate in packages))
      .map(
        (name) => `${name}, which ${path || "the project"} needs, is missing: npm ci would refuse the lock`
      )
  )

const differing = (manifest: Manifest, { packages }: Lock): ReadonlyArray<string> => {
  const locked = new Map(everyVersion(packages[""] ?? {}))
  const { overrides: _, ...direct } = manifest
  return everyVersion(direct)
    .filter(([name, version]) => locked.get(name) !== version)
    .map(
      ([name, version]) => `${name} is ${version} in package.json and ${locked.get(name) ?? "absent"} here`
    )
}

const unproven = ({ packages }: Lock): ReadonlyArray<string> =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== "" && integrity === undefined && link !== true)
    .map(([path]) => `${path} has no integrity hash`)

const check = (files: ReadonlyArray<SourceFile>, tree: Tree): ReadonlyArray<Violation> =>
  files.flatMap(({ path, text }) => {
    const lock = readLock(text)
    const manifest = readManifest(tree.files.find((file) => file.path === "package.json")?.text ?? "{}")
    const places = text.includes('"resolved"') ? ["contains the URLs that packages were fetched from"] : []
    return [...places, ...missing(lock), ...differing(manifest, lock), ...unproven(lock)].map((what) => ({
      path,
      line: 1,
      what
    }))
  })

const lock = (packages: Record<string, unknown>): string => JSON.stringify({ packages })
const integrity = "sha512-x"

export const lockFile: Rule = {
  name: "npm ci accepts the lock file, on every platform and from every registry",
  about: ({ path }) => path === "package-lock.json",
  check,
  planted: {
    "the URL of a package": {
      "package-lock.json": lock({ "node_modules/a": { integrity, resolved: "https://example.com" } })
    },
    "a missing package for another platform": {
      "package-lock.json": lock({
        "node_modules/a": { integrity, optionalDependencies: { "a-darwin-arm64": "1.0.0" } }
      })
    },
    "a dependency added by hand": {
      "package.json": `{ "dependencies": { "a": "1.0.0" } }`,
      "package-lock.json": lock({ "": {}, "node_modules/a": { integrity } })
    },
    "another version": {
      "package.json": `{ "dependencies": { "a": "1.0.1" } }`,
      "package-lock.json": lock({ "": { dependencies: { a: "1.0.0" } }, "node_modules/a": { integrity } })
    },
    "a package without a hash": { "package-lock.json": lock({ "node_modules/a": {} }) }
  },
  fine: {
    "a complete lock file": {
      "package.json": `{ "dependencies": { "a": "1.0.0" }, "overrides": { "c": "1.0.0" } }`,
      "package-lock.json": lock({
        "": { dependencies: { a: "1.0.0" } },
        "node_modules/a": { integrity, dependencies: { b: "^1.0.0", c: "1" } },
        "node_modules/a/node_modules/b": { integrity, dependencies: { c: "1" } },
        "node_modules/c": { integrity }
      })
    }
  }
}
