import { ensureDependencies, main, pinnedNode, root } from "./setup.mjs"
import { say, supervise } from "./supervise.mjs"

const WEB = "http://localhost:5173"

await main(async () => {
  await ensureDependencies({ development: true })
  const node = pinnedNode()
  say(`The web app, with hot reload: ${WEB}. The server restarts when its files change.`)
  return supervise([
    // Links in emails and the origin check use the address that the browser shows.
    {
      command: node,
      args: ["--watch", "apps/server/main.ts"],
      cwd: root,
      env: { PUBLIC_URL: process.env.PUBLIC_URL ?? WEB }
    },
    {
      command: node,
      args: [
        "node_modules/vite/bin/vite.js",
        "--config",
        "apps/web/vite.config.ts",
        "--port",
        "5173",
        "--strictPort"
      ],
      cwd: root
    }
  ])
})
