import { ensureDependencies, main, pinnedNode, root, serverOptions } from "./setup.mjs"
import { supervise } from "./supervise.mjs"

/** What scripts/demo.ts answers when nobody serves what it has loaded. */
const NOT_SERVED = 10

await main(async () => {
  await ensureDependencies()
  const node = pinnedNode()
  const run = (args, rest) => supervise([{ command: node, args, cwd: root, ...rest }])
  const loaded = await run(["scripts/demo.ts", ...process.argv.slice(2)])
  if (loaded !== NOT_SERVED) return loaded
  const built = await run(["scripts/web.ts"])
  if (built !== 0) return built
  return run([...serverOptions, "--import", "./scripts/lifeline.mjs", "apps/server/main.ts"], {
    lifeline: true
  })
})
