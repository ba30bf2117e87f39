import { run } from "./scaffold/run.ts"
import { scaffoldScreen } from "./scaffold/scaffold.ts"

await run(
  'Usage: npm run new-screen -- dealership StockUnit ["unidad de stock" "unidades de stock"]',
  [2, 4],
  (root, [module = "", thing = "", one, several]) =>
    scaffoldScreen(root, module, thing, one && several ? [one, several] : undefined)
)
