import type { Organization } from "#tenancy/contract"
import { type ComponentType, lazy, Suspense } from "react"

interface Props {
  readonly organization: Organization
}

const load = () => import("./SampleData.tsx")
// If it cannot be loaded, the page works without it.
const nothing: { readonly default: ComponentType<Props> } = { default: () => <></> }

const Offer = lazy(() =>
  load().then(
    ({ SampleOffer }) => ({ default: SampleOffer }),
    () => nothing
  )
)
const Note = lazy(() =>
  load().then(
    ({ SampleNote }) => ({ default: SampleNote }),
    () => nothing
  )
)

/** Offers sample data, for those who may load it. */
export const SampleOffer = ({ organization }: Props) => (
  <Suspense>{organization.can.includes("fleet.configure") && <Offer organization={organization} />}</Suspense>
)

/** Says that sample data is loaded, and removes it. */
export const SampleNote = ({ organization }: Props) => (
  <Suspense>
    <Note organization={organization} />
  </Suspense>
)
