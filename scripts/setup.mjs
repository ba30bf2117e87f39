// Plain JavaScript for any Node from 20 on: a machine without our dependencies starts here.
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { say, SetupFailed, supervise } from "./supervise.mjs"

export const root = fileURLToPath(new URL("..", import.meta.url))

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"))

/** The pinned Node for this machine, from its npm package; undefined when it is not installed. */
const findPinnedNode = () => {
  const key = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`
  const program = process.platform === "win32" ? "node.exe" : "node"
  return [`node-${key}`, `node-bin-${key}`]
    .map((name) => join(root, "node_modules", name, "bin", program))
    .find((path) => existsSync(path))
}

const RUNS_TYPESCRIPT = 24

/** The Node that runs everything: the pinned one, or a recent enough one of the machine. */
export const pinnedNode = () => {
  const pinned = findPinnedNode()
  if (pinned) return pinned
  if (Number(process.versions.node.split(".")[0]) >= RUNS_TYPESCRIPT) return process.execPath
  throw new SetupFailed(
    `There is no Node package for ${process.platform}-${process.arch}, and this Node is ${process.versions.node}. Start with Node ${RUNS_TYPESCRIPT} or newer.`
  )
}

/**
 * How Node runs a server: with a small young generation, which saves 25 MB of idle memory, and two pools of the C library
 * for all threads instead of eight per core, which saves 15 MB (only Linux has them).
 */
export const serverOptions = readJson("scripts/server-options.json")

const isSame = (wanted, installed) =>
  installed !== undefined && wanted.version === installed.version && wanted.integrity === installed.integrity

/**
 * Whether node_modules matches package-lock.json, by npm's record of the installation (written last, so an interrupted
 * one has none). Packages for other platforms may be missing.
 */
const isInstalled = (needsDevelopment) => {
  const note = "node_modules/.package-lock.json"
  if (!existsSync(join(root, note))) return false
  const installed = readJson(note).packages
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, wanted]) =>
      path === "" ||
      isSame(wanted, installed[path]) ||
      (installed[path] === undefined &&
        (wanted.optional || wanted.devOptional || wanted.peer || (wanted.dev && !needsDevelopment)))
  )
}

/** How to start npm: the one that started us, or the one on PATH. */
export const npm = () => {
  const script = process.env.npm_execpath
  if (script && basename(script) === "npm-cli.js" && existsSync(script))
    return { command: process.env.npm_node_execpath ?? process.execPath, before: [script] }
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", before: [] }
}

/** Installs the locked dependencies if node_modules does not match package-lock.json. */
export const ensureDependencies = async ({ development = false } = {}) => {
  if (isInstalled(development) && findPinnedNode()) return
  say("Installing the dependencies (npm ci). The first time this takes about a minute.")
  const { command, before } = npm()
  const code = await supervise([
    {
      command,
      args: [
        ...before,
        "ci",
        "--include=dev",
        "--include=optional",
        "--no-audit",
        "--no-fund",
        "--loglevel=error"
      ],
      cwd: root
    }
  ])
  if (code !== 0)
    throw new SetupFailed(
      `The dependencies could not be installed: npm ci exited with code ${code}; see its output above.`
    )
}

/** Exits with the code that `work` returns; SetupFailed is printed as one sentence, without a stack. */
export const main = async (work) => {
  try {
    process.exitCode = await work()
  } catch (cause) {
    if (!(cause instanceof SetupFailed)) throw cause
    process.stderr.write(`${cause.message}\n`)
    process.exitCode = 1
  }
}

/** Installs what is missing and runs a TypeScript file on the pinned Node, with our arguments. */
export const runPinned = (file) =>
  main(async () => {
    await ensureDependencies({ development: true })
    return supervise([{ command: pinnedNode(), args: [file, ...process.argv.slice(2)], cwd: root }])
  })
