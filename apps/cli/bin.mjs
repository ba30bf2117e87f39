#!/usr/bin/env node
// Outside of npm this may run in an older Node than the project pins; then it starts the pinned one.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const pinned = () => {
  const require = createRequire(import.meta.url)
  const platform = process.platform === "win32" ? "win" : process.platform
  for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
    try {
      return join(
        dirname(require.resolve(`${name}/package.json`)),
        "bin",
        platform === "win" ? "node.exe" : "node"
      )
    } catch {
      // Try the next name.
    }
  }
  return undefined
}

if (Number(process.versions.node.split(".")[0]) >= 26) {
  const { enableCompileCache } = await import("node:module")
  // Halves the time a command takes to start. Not in the system's temporary folder, where others could plant code.
  enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/motorpool", import.meta.url)))
  await import("./main.ts")
} else {
  const node = pinned()
  if (node === undefined) {
    process.stderr.write("Motorpool's own Node is not installed. Run npm ci first.\n")
    process.exit(1)
  }
  // The child handles Ctrl-C; this process waits for it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {})
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit"
  })
  process.exit(status ?? 1)
}
