import { type ComponentType, lazy } from "react"
import type { NoteProps, Props } from "./SampleData.tsx"

const load = () => import("./SampleData.tsx")
// If it cannot be loaded, the page works without it.
const nothing = { default: () => <></> }

const Offer = lazy<ComponentType<Props>>(() =>
  load().then(
    ({ SampleOffer }) => ({ default: SampleOffer }),
    () => nothing
  )
)

/** Offers sample data, for those who may load it. */
export const SampleOffer = ({ organization }: Props) =>
  organization.can.includes("fleet.configure") && <Offer organization={organization} />

/** Says that sample data is loaded, and removes it. */
export const SampleNote = lazy<ComponentType<NoteProps>>(() =>
  load().then(
    ({ SampleNote }) => ({ default: SampleNote }),
    () => nothing
  )
)
