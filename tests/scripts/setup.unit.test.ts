import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

let project: string

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), typeof content === "string" ? content : JSON.stringify(content))
}

const entry = (version: string, rest = {}) => ({ version, integrity: `sha512-${version}`, ...rest })
const platform = `node-${process.platform}-${process.arch}`
const locked = {
  "": {},
  "node_modules/web": entry("1.0.0"),
  "node_modules/test": entry("2.0.0", { dev: true }),
  "node_modules/elsewhere": entry("3.0.0", { optional: true }),
  [`node_modules/${platform}`]: entry("26.0.0", { optional: true })
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "motorpool-setup-"))
  for (const name of ["server-options.json", "setup.mjs", "supervise.mjs"])
    cpSync(join("scripts", name), join(project, "scripts", name))
  // A fake npm records how it was called; npm itself is not tested here.
  write(
    "npm-cli.js",
    `console.log("npm " + process.argv.slice(2, 3)); process.exit(Number(process.env.NPM_ENDS ?? 0))`
  )
  write("package-lock.json", { packages: locked })
  const { [`node_modules/elsewhere`]: _, ...installed } = locked
  write("node_modules/.package-lock.json", { packages: installed })
  write(`node_modules/${platform}/bin/node`, "")
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const ensure = (options = "{}", env: Record<string, string> = {}) => {
  const script = join(project, "scripts/setup.mjs")
  const code = `import { ensureDependencies, main } from ${JSON.stringify(script)}
    await main(async () => (await ensureDependencies(${options}), 0))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: {
      ...process.env,
      npm_execpath: join(project, "npm-cli.js"),
      npm_node_execpath: process.execPath,
      ...env
    }
  })
  return { status, stderr, installs: stdout.includes("npm ci") && stdout.includes("Installing") }
}

it("installs nothing when node_modules matches the lock file except for other platforms", () => {
  expect(ensure()).toMatchObject({ status: 0, installs: false })
})

it.each([
  ["there is no record of an installation", () => rmSync(join(project, "node_modules/.package-lock.json"))],
  [
    "a version differs",
    () =>
      write("node_modules/.package-lock.json", {
        packages: { ...locked, "node_modules/web": entry("0.9.0") }
      })
  ],
  [
    "a package is missing",
    () => write("package-lock.json", { packages: { ...locked, "node_modules/new": entry("1.0.0") } })
  ],
  ["the pinned Node is missing", () => rmSync(join(project, "node_modules", platform), { recursive: true })]
])("installs when %s", (_, change) => {
  change()
  expect(ensure()).toMatchObject({ status: 0, installs: true })
})

it("requires development packages only on request", () => {
  const { "node_modules/test": _, ...installed } = locked
  write("node_modules/.package-lock.json", { packages: installed })
  expect(ensure()).toMatchObject({ installs: false })
  expect(ensure("{ development: true }")).toMatchObject({ installs: true })
})

it("reports a failed installation in one sentence", () => {
  rmSync(join(project, "node_modules/.package-lock.json"))
  const { status, stderr } = ensure("{}", { NPM_ENDS: "9" })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    "The dependencies could not be installed: npm ci exited with code 9; see its output above."
  )
})
