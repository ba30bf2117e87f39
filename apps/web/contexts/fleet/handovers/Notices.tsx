import { lazy, Suspense } from "react"
import type { HandoverNoticeProps } from "../../../app/handovers/HandoverNotice.ts"
import { HANDOVER_NOTICES } from "../../../app/handovers/notices.ts"

const NOTICES = HANDOVER_NOTICES.map(({ name, isVisible, load }) => ({
  name,
  isVisible,
  Content: lazy(async () => ({ default: await load() }))
}))

/** What other contexts know of a vehicle that a driver gets. The handover does not wait for it. */
export const Notices = (props: HandoverNoticeProps) => (
  <Suspense>
    {NOTICES.filter(({ isVisible }) => isVisible(props.organization)).map(({ name, Content }) => (
      <Content key={name} {...props} />
    ))}
  </Suspense>
)
