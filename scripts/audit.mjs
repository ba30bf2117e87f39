import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureDependencies, main, npm, pinnedNode, root } from "./setup.mjs"
import { say, SetupFailed, supervise } from "./supervise.mjs"

// Lighthouse with its dependencies is 176 MB, so it is installed in a folder of its own on first use.
const VERSION = "13.5.0"
const FOLDER = join(root, "node_modules/.cache/lighthouse")
const MANIFEST = join(FOLDER, "node_modules/lighthouse/package.json")

const isInstalled = () =>
  existsSync(MANIFEST) && JSON.parse(readFileSync(MANIFEST, "utf8")).version === VERSION

const ensureLighthouse = async () => {
  if (isInstalled()) return
  say(`Installing Lighthouse ${VERSION} into node_modules/.cache.`)
  mkdirSync(FOLDER, { recursive: true })
  // Without its own manifest npm would install into ours.
  writeFileSync(join(FOLDER, "package.json"), '{ "private": true }\n')
  const { command, before } = npm()
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
  const args = [...before, "install", "--save-exact", ...options, `lighthouse@${VERSION}`]
  const code = await supervise([{ command, args, cwd: FOLDER }])
  if (code !== 0)
    throw new SetupFailed(
      `Lighthouse could not be installed: npm exited with code ${code}; see its output above.`
    )
}

const run = (...args) => supervise([{ command: pinnedNode(), args, cwd: root }])

await main(async () => {
  await ensureDependencies({ development: true })
  await ensureLighthouse()
  return (await run("scripts/web.ts")) || run("scripts/audit/audit.ts", FOLDER, ...process.argv.slice(2))
})
