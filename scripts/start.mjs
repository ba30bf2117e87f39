import { ensureDependencies, main, pinnedNode, root, serverOptions } from "./setup.mjs"
import { SetupFailed, supervise } from "./supervise.mjs"

const OPTIONS = ["--help"]

const refuseUnknown = (options) => {
  const unknown = options.find((option) => !OPTIONS.includes(option))
  if (unknown)
    throw new SetupFailed(
      `There is no option ${unknown}. Settings are environment variables: npm start -- --help`
    )
}

const on = (node) => (args, rest) => supervise([{ command: node, args, cwd: root, ...rest }])

await main(async () => {
  const options = process.argv.slice(2)
  refuseUnknown(options)
  await ensureDependencies()
  const run = on(pinnedNode())
  if (options.includes("--help")) return run(["apps/server/main.ts", "--help"])
  const built = await run(["scripts/web.ts"])
  if (built !== 0) return built
  return run([...serverOptions, "--import", "./scripts/lifeline.mjs", "apps/server/main.ts"], {
    lifeline: true
  })
})
