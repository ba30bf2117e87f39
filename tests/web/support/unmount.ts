import { beforeEach } from "vitest"
import { cleanup } from "vitest-browser-react"

// The package registers this for the first file alone, because files share its module.
beforeEach(cleanup)
