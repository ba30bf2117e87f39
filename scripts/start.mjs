import { ensureDependencies, main, pinnedNode, root, serverOptions } from "./setup.mjs"
import { SetupFailed, supervise } from "./supervise.mjs"

const OPTIONS = ["--help", "--worker"]

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
  const serve = (program) =>
    run([...serverOptions.arguments, "--import", "./scripts/lifeline.mjs", program], {
      env: serverOptions.environment,
      lifeline: true
    })
  // Only the background jobs, for installations with separate servers.
  if (options.includes("--worker")) return serve("apps/worker/main.ts")
  const built = await run(["scripts/web.ts"])
  return built === 0 ? serve("apps/server/main.ts") : built
})
