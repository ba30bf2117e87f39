import { run } from "./scaffold/run.ts"
import { scaffoldModule } from "./scaffold/scaffold.ts"

await run("Usage: npm run new-module -- maintenance", 1, (root, [module = ""]) =>
  scaffoldModule(root, module)
)
