import { spawnSync } from "node:child_process"
import { accessSync, constants, statSync } from "node:fs"
import { delimiter, join } from "node:path"

/**
 * Playwright's list (chromiumSwitches.ts), which ours replaces, and the pages that Chromium loads for the address bar of
 * each new window, even a headless one.
 */
const DISABLED_FEATURES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup"
]

/** For a browser that shows only our own pages, in a container or a virtual machine. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`
] as const

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"]
const OUTSIDE_PATH = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The first of these programs on PATH. */
const onPath = (names: ReadonlyArray<string>, { PATH = "" }: NodeJS.ProcessEnv): string | undefined => {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "")
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** The Chromium of the CHROMIUM variable, or an installed one; undefined when there is none. Starts nothing. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env["CHROMIUM"] || onPath(NAMES, env) || OUTSIDE_PATH.find(isProgram)

/**
 * The Chromium for tests that need nothing but pages: the headless shell, which has no windows of its own and takes about a
 * third less processor time. The whole browser if CHROMIUM names one, or no shell is installed.
 */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env["HEADLESS_SHELL"] || env["CHROMIUM"] || onPath(SHELLS, env) || findChromium(env)

const starts = (program: string): boolean =>
  spawnSync(program, ["--version", "--no-sandbox"], { stdio: "ignore", timeout: 30_000 }).status === 0

const playwrightsOwn = async (): Promise<string> =>
  (await import("@playwright/test")).chromium.executablePath()

// Its output is omitted: the final message says what to do.
const run = (command: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, {
    stdio: ["ignore", "inherit", "ignore"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  }).status === 0

const installPackages = (...names: ReadonlyArray<string>): boolean =>
  run("apt-get", "install", "-y", "--no-install-recommends", ...names)

/** Not every system with these packages has the headless shell. */
const installDebians = (): boolean =>
  run("apt-get", "update") &&
  (installPackages("chromium", "chromium-headless-shell") || installPackages("chromium"))

/**
 * A Chromium that starts: CHROMIUM, an installed one, Debian's (as root), or Playwright's own.
 * @throws Error with a message when there is none and none can be installed.
 */
export const ensureChromium = async (say: (line: string) => void): Promise<string> => {
  const named = process.env["CHROMIUM"]
  if (named) {
    if (isProgram(named) && starts(named)) return named
    throw new Error(
      `CHROMIUM is ${named}, which does not start as a browser. Correct it, or unset it to use an installed one.`
    )
  }
  const installed = findChromium()
  if (installed && starts(installed)) return installed
  const own = await playwrightsOwn()
  if (isProgram(own) && starts(own)) return own
  return install(own, say)
}

const install = (own: string, say: (line: string) => void): string => {
  if (process.getuid?.() === 0 && isProgram("/usr/bin/apt-get")) {
    say("No Chromium found: installing Debian's.")
    const debians = installDebians() ? findChromium() : undefined
    if (debians && starts(debians)) return debians
  }
  say("No Chromium found: installing Playwright's.")
  if (
    run(process.execPath, join("node_modules", "@playwright", "test", "cli.js"), "install", "chromium") &&
    starts(own)
  )
    return own
  throw new Error(
    "No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium), or set CHROMIUM to its path."
  )
}

/** Finds or installs the browsers, and names them for the programs that this one starts. */
export const provideBrowsers = async (say: (line: string) => void): Promise<void> => {
  const chromium = await ensureChromium(say)
  // Before CHROMIUM is set, which would choose the whole browser.
  process.env["HEADLESS_SHELL"] = findHeadlessShell() ?? chromium
  process.env["CHROMIUM"] = chromium
}
