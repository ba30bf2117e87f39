// Retakes the pictures of all screens: `npm run screens`. Writes only those that changed.
import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { CHROMIUM_ARGUMENTS, ensureChromium } from "../../scripts/chromium.ts"
import { buildHere, REFERENCES, writeBuild } from "./build.ts"
import { SCREENS } from "./screens.ts"
import { picturedViewsOf } from "./visits.ts"

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Few colors are enough: the comparison ignores smaller differences. */
const shrink = async (file: string): Promise<void> => {
  const before = readFileSync(file)
  const after = await sharp(before).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer()
  if (after.length < before.length) writeFileSync(file, after)
}

const pictures = () => globSync("*/*.png", { cwd: REFERENCES }).map((path) => join(REFERENCES, path))

/** Pictures of screens that no longer exist. */
const dropUnknown = (): void => {
  const known = new Set(
    SCREENS.flatMap((screen) =>
      picturedViewsOf(screen).map((view) => join(REFERENCES, view.name, `${screen.name}.png`))
    )
  )
  for (const file of pictures()) if (!known.has(file)) rmSync(file)
}

const executablePath = await ensureChromium(say)
mkdirSync(REFERENCES, { recursive: true })
const since = Date.now()
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=playwright.screens.config.ts",
    "--update-snapshots=changed",
    ...process.argv.slice(2)
  ],
  { stdio: "inherit", env: { ...process.env, CHROMIUM: executablePath, SCREENS_RENEW: "1" } }
)
dropUnknown()
for (const file of pictures()) if (statSync(file).mtimeMs >= since) await shrink(file)
writeBuild(await buildHere({ executablePath, args: [...CHROMIUM_ARGUMENTS] }))
const bytes = pictures().reduce((sum, file) => sum + statSync(file).size, 0)
say(
  `${pictures().length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB. Look at what changed before you commit it.`
)
process.exitCode = status ?? 1
