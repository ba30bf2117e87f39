import type { Channel, KindPreference, NotificationKind } from "../contract/index.ts"

/** How a kind of notification may reach a person. */
export interface Ways {
  readonly offered: ReadonlyArray<Channel>
  /** Used until the person says otherwise. */
  readonly byDefault: ReadonlyArray<Channel>
  /** Cannot be switched off. */
  readonly locked: ReadonlyArray<Channel>
  /** Who may hear of an organization: its members, those who are none yet, or either. Asked when it is made and when it is sent. */
  readonly audience: "members" | "outsiders" | "anybody"
  /** Waits for neither the end of quiet hours nor the digest. */
  readonly atOnce: boolean
}

const all = ["app", "email", "push"] as const satisfies ReadonlyArray<Channel>
// Tenancy mails invitations itself: one with the link, one when nobody answered.
const withoutMail = ["app", "push"] as const
const news = { locked: [], audience: "members", atOnce: false } as const

/** Every kind there is. A new one is a line here and a file in reactions/. */
export const kinds: Readonly<Record<NotificationKind, Ways>> = {
  message_received: { ...news, offered: all, byDefault: all },
  invitation_received: { ...news, offered: withoutMail, byDefault: withoutMail, audience: "outsiders" },
  invitation_accepted: { ...news, offered: all, byDefault: ["app"] },
  invitation_declined: { ...news, offered: all, byDefault: ["app"] },
  invitation_expired: { ...news, offered: withoutMail, byDefault: ["app"] },
  role_changed: { ...news, offered: all, byDefault: ["app", "email"] },
  member_removed: { ...news, offered: all, byDefault: ["app", "email"], audience: "anybody" },
  customer_email_failed: { ...news, offered: all, byDefault: all },
  demo_requested: { ...news, offered: all, byDefault: ["app"] },
  security: { offered: all, byDefault: all, locked: ["app", "email"], audience: "anybody", atOnce: true }
}

/** A person's word on one channel of one kind, where it differs from the default. */
export interface Choice {
  readonly kind: NotificationKind
  readonly channel: Channel
  readonly wanted: boolean
}

/** What is said about one kind, as single choices. */
export const choicesIn = ({
  kind,
  ...said
}: { readonly kind: NotificationKind } & { readonly [C in Channel]?: boolean }): ReadonlyArray<Choice> =>
  all.flatMap((channel) => {
    const wanted = said[channel]
    return wanted === undefined ? [] : [{ kind, channel, wanted }]
  })

/** Whether a choice may be made: what is not offered cannot be had, what is locked cannot be lost. */
export const mayChoose = ({ kind, channel }: Choice): boolean =>
  kinds[kind].offered.includes(channel) && !kinds[kind].locked.includes(channel)

/** Whether a choice says the same as the default, so that nothing need be kept. */
export const isDefault = ({ kind, channel, wanted }: Choice): boolean =>
  kinds[kind].byDefault.includes(channel) === wanted

/** The channels a person wants for a kind. */
export const channelsFor = (kind: NotificationKind, choices: ReadonlyArray<Choice>): ReadonlySet<Channel> => {
  const { offered, byDefault, locked } = kinds[kind]
  const chosen = new Map(
    choices.filter((choice) => choice.kind === kind).map(({ channel, wanted }) => [channel, wanted])
  )
  return new Set(
    offered.filter(
      (channel) => locked.includes(channel) || (chosen.get(channel) ?? byDefault.includes(channel))
    )
  )
}

/** A kind as its settings show it. */
export const preferenceFor = (kind: NotificationKind, choices: ReadonlyArray<Choice>): KindPreference => {
  const wanted = channelsFor(kind, choices)
  const { offered, locked } = kinds[kind]
  return {
    kind,
    app: wanted.has("app"),
    email: wanted.has("email"),
    push: wanted.has("push"),
    offered,
    locked
  }
}
