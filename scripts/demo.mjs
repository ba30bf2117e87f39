import { ensureDependencies, main, pinnedNode, root, serverOptions } from "./setup.mjs"
import { supervise } from "./supervise.mjs"

/** The exit code of scripts/demo.ts when the data is loaded but no server runs. */
const NOT_SERVED = 10

await main(async () => {
  await ensureDependencies()
  const node = pinnedNode()
  const run = (args, rest) => supervise([{ command: node, args, cwd: root, ...rest }])
  const loaded = await run(["scripts/demo.ts", ...process.argv.slice(2)])
  if (loaded !== NOT_SERVED) return loaded
  const built = await run(["scripts/web.ts"])
  if (built !== 0) return built
  return run([...serverOptions.arguments, "--import", "./scripts/lifeline.mjs", "apps/server/main.ts"], {
    env: serverOptions.environment,
    lifeline: true
  })
})
