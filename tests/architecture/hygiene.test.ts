import { hygiene } from "./hygiene/index.ts"
import { prove } from "./model/prove.ts"
import { projectTree } from "./model/tree.ts"

prove(hygiene, projectTree())
