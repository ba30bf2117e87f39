/* oxlint-disable react/hooks -- The list never changes, so its hooks keep their order. */
import type { Organization } from "#tenancy/contract"
import { CONTEXTS } from "../../contexts/manifests.ts"
import type { SetupStep } from "./SetupStep.ts"

const files = import.meta.glob<ReadonlyArray<SetupStep>>("../../contexts/*/setup.ts", {
  eager: true,
  import: "setup"
})

const STEPS: ReadonlyArray<SetupStep> = CONTEXTS.flatMap(
  ({ name }) => files[`../../contexts/${name}/setup.ts`] ?? []
).toSorted((one, other) => one.order - other.order)

/** The steps of all contexts in their order, with how far each is. */
export const useSetupSteps = (organization: Organization) =>
  STEPS.map((step) => ({ ...step, progress: step.useProgress(organization) }))
