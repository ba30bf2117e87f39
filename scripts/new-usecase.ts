import { run } from "./scaffold/run.ts"
import { scaffoldUseCase } from "./scaffold/scaffold.ts"

await run(
  "Usage: npm run new-usecase -- dealership command CancelStockUnit, or: dealership query OverdueStockUnits",
  [3],
  (root, [module = "", kind = "", name = ""]) => scaffoldUseCase(root, module, kind, name)
)
