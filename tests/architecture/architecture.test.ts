import { prove } from "./model/prove.ts"
import { projectTree } from "./model/tree.ts"
import { rules } from "./rules/index.ts"

prove(rules, projectTree())
