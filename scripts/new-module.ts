import { run } from "./scaffold/run.ts"
import { scaffoldModule } from "./scaffold/scaffold.ts"

await run("Usage: npm run new-module -- dealership StockUnit", [2], (root, [module = "", thing = ""]) =>
  scaffoldModule(root, module, thing)
)
