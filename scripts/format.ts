// Formats files: npm run format, for what is not committed yet, or npm run format -- <files>.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { changedFiles } from "./affected/changedFiles.ts"

const given = process.argv.slice(2)
const files = given.length > 0 ? given : changedFiles("HEAD").filter((path) => existsSync(path))

if (files.length > 0) {
  const prettier = ["node_modules/prettier/bin/prettier.cjs", "--write", "--ignore-unknown", ...files]
  process.exitCode = spawnSync(process.execPath, prettier, { stdio: "inherit" }).status ?? 1
}
