import { afterAll } from "vitest"
import { ownSeconds } from "../../scripts/stages/processorTime.ts"

declare module "vitest" {
  interface TaskMeta {
    /** The processor time of a test file: its process from here on, and the programs it started and waited for. */
    processorSeconds?: number
  }
}

const before = ownSeconds()

// oxlint-disable-next-line no-empty-pattern -- Vitest reads here which fixtures a hook needs: none.
afterAll(({}, { file }) => {
  file.meta.processorSeconds = ownSeconds() - before
})
