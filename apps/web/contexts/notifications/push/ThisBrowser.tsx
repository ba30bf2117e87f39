import type { PushSubscriptionView } from "#notifications/contract"
import { BellRing } from "lucide-react"
import type { ReactNode } from "react"
import type { PushObstacle, PushState } from "../../../api/push.ts"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import type { Push } from "./push.ts"
import styles from "./Push.module.css"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface Props {
  readonly state: PushState
  /** This browser, as registered with the server. */
  readonly current: PushSubscriptionView | undefined
  readonly push: Push
}

const Block = ({ head, sentence, action }: Readonly<Record<"head" | "sentence" | "action", ReactNode>>) => (
  <div className={styles["here"]}>
    <div className={styles["words"]}>
      {head}
      <p>{sentence}</p>
    </div>
    {action}
  </div>
)

const Obstacle = ({ what }: { readonly what: PushObstacle }) => {
  const m = useMessages(notifications).push
  const words = {
    insecure: [m.insecure, m.insecureSentence],
    "home screen": [m.homeScreen, m.homeScreenSentence],
    unsupported: [m.unsupported, m.unsupportedSentence],
    blocked: [m.denied, m.deniedSentence]
  } as const
  const [title, sentence] = words[what]
  const state = what === "blocked" ? "stop" : "idle"
  return <Block head={<StateBadge state={state}>{title}</StateBadge>} sentence={sentence} action={null} />
}

const Off = ({ push: { turnOn } }: Pick<Props, "push">) => {
  const m = useMessages(notifications).push
  const button = (
    <SubmitButton
      type="button"
      busy={turnOn.isPending}
      busyText={m.turningOn}
      onClick={() => {
        if (!turnOn.isPending) turnOn.mutate()
      }}
    >
      {!turnOn.isPending && <BellRing size={16} aria-hidden="true" />}
      {m.turnOn}
    </SubmitButton>
  )
  return <Block head={null} sentence={m.explain} action={button} />
}

const On = ({ current, push: { turnOff } }: Pick<Props, "current" | "push">) => {
  const m = useMessages(notifications).push
  const button = current && (
    <OnlineButton
      variant="surface"
      color="gray"
      loading={turnOff.isPending}
      onClick={() => turnOff.mutate(current)}
    >
      {m.turnOff}
    </OnlineButton>
  )
  return <Block head={<StateBadge state="go">{m.on}</StateBadge>} sentence={m.onSentence} action={button} />
}

/** Whether this browser gets push messages, and how to change that. */
export const ThisBrowser = ({ state, current, push }: Props) => {
  switch (state) {
    case "on":
      return <On current={current} push={push} />
    case "off":
      return <Off push={push} />
    default:
      return <Obstacle what={state} />
  }
}
