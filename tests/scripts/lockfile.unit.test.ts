import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type LockFile, lockFaults, type Manifest } from "../../scripts/stages/lockfile.ts"

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))

const manifest: Manifest = {
  dependencies: { lint: "1.0.0", bundler: "2.0.0" },
  devDependencies: { tool: "3.0.0" },
  optionalDependencies: { "node-linux": "26.0.0" },
  overrides: { engine: "4.4.4" }
}

const entry = (version: string, rest = {}) => ({ version, integrity: "sha512-x", ...rest })

const packages = {
  "": {
    dependencies: { lint: "1.0.0", bundler: "2.0.0" },
    devDependencies: { tool: "3.0.0" },
    optionalDependencies: { "node-linux": "26.0.0" }
  },
  "node_modules/lint": entry("1.0.0", {
    optionalDependencies: { "@lint/linux": "1.0.0", "@lint/mac": "1.0.0" }
  }),
  "node_modules/@lint/linux": entry("1.0.0"),
  "node_modules/@lint/mac": entry("1.0.0"),
  "node_modules/bundler": entry("2.0.0", { dependencies: { engine: "4.0.0", left: "^1.0.0" } }),
  "node_modules/bundler/node_modules/left": entry("1.2.0", { dependencies: { right: "1.0.0" } }),
  "node_modules/engine": entry("4.4.4"),
  "node_modules/right": entry("1.0.0"),
  "node_modules/tool": entry("3.0.0"),
  "node_modules/node-linux": entry("26.0.0")
}

const faults = (changed: Record<string, unknown>, of = manifest): ReadonlyArray<string> => {
  const all = Object.entries({ ...packages, ...changed }).filter(([, value]) => value !== undefined)
  const lock: LockFile = { lockfileVersion: 3, packages: Object.fromEntries(all) }
  return lockFaults(of, lock)
}

it("accepts a correct lock file", () => {
  expect(faults({})).toEqual([])
})

it("accepts the project's own lock file", () => {
  const own: LockFile = read("package-lock.json")
  expect(Object.keys(own.packages).length).toBeGreaterThan(100)
  expect(lockFaults(read("package.json"), own)).toEqual([])
})

describe("reports", () => {
  it.each([
    [
      "a missing package for another platform",
      { "node_modules/@lint/mac": undefined },
      "@lint/mac@1.0.0 is missing, which node_modules/lint requires."
    ],
    [
      "a missing platform package of our own",
      { "node_modules/node-linux": undefined },
      "node-linux@26.0.0 is missing, which package.json requires."
    ],
    [
      "a version other than the requested one",
      { "node_modules/@lint/linux": entry("0.9.0") },
      "@lint/linux is 0.9.0, but node_modules/lint requires 1.0.0."
    ],
    [
      "an override that was not applied",
      { "node_modules/engine": entry("4.0.0") },
      "engine is 4.0.0, but node_modules/bundler requires 4.4.4."
    ],
    [
      "a missing dependency of a nested package",
      { "node_modules/right": undefined },
      "right@1.0.0 is missing, which node_modules/bundler/node_modules/left requires."
    ],
    [
      "a registry's address",
      { "node_modules/tool": entry("3.0.0", { resolved: "https://example.com/tool.tgz" }) },
      "node_modules/tool contains the URL of a registry."
    ],
    [
      "a package without integrity",
      { "node_modules/tool": { version: "3.0.0" } },
      "node_modules/tool has no version or no integrity."
    ]
  ])("%s", (_, changed, sentence) => {
    expect(faults(changed)).toEqual([sentence])
  })

  it("a package.json that was changed and not installed", () => {
    expect(faults({}, { ...manifest, devDependencies: { tool: "3.1.0" } })).toEqual([
      "tool is 3.1.0 in package.json, 3.0.0 in the lock file."
    ])
    expect(faults({}, { ...manifest, devDependencies: {} })).toEqual([
      "tool is not in package.json, 3.0.0 in the lock file."
    ])
  })

  it("another version of the format", () => {
    expect(lockFaults(manifest, { lockfileVersion: 2, packages })).toEqual([
      "The lock file's version is not 3."
    ])
  })
})
