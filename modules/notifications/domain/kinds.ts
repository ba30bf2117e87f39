import type { Channel, NotificationKind } from "#kernel"
import type { KindPreference } from "../contract/index.ts"

const all = ["app", "email", "push"] as const satisfies ReadonlyArray<Channel>

const channelsWith = (
  { channels }: NotificationKind,
  ...uses: ReadonlyArray<string>
): ReadonlyArray<Channel> => all.filter((channel) => uses.includes(channels[channel] ?? ""))

/** The channels a kind can use. */
export const offeredBy = (kind: NotificationKind) => channelsWith(kind, "on", "off", "always")
/** The channels it uses by default. */
export const defaultOf = (kind: NotificationKind) => channelsWith(kind, "on", "always")
/** The channels that cannot be switched off. */
export const lockedBy = (kind: NotificationKind) => channelsWith(kind, "always")

/** Whether what it says is only for members of the organization it is about. */
export const isForMembers = ({ audience }: NotificationKind): boolean =>
  audience === "members" || audience === "operators"

/** A person's choice for one channel of one kind. */
export interface Choice {
  readonly kind: string
  readonly channel: Channel
  readonly wanted: boolean
}

/** Splits an edit of one kind into choices per channel. */
export const choicesIn = ({
  kind,
  ...edited
}: { readonly kind: string } & { readonly [C in Channel]?: boolean }): ReadonlyArray<Choice> =>
  all.flatMap((channel) => {
    const wanted = edited[channel]
    return wanted === undefined ? [] : [{ kind, channel, wanted }]
  })

/** Whether the channel is offered and not locked. */
export const mayChoose = (kind: NotificationKind, { channel }: Choice): boolean =>
  offeredBy(kind).includes(channel) && !lockedBy(kind).includes(channel)

/** Whether a choice equals the default, which is not stored. */
export const isDefault = (kind: NotificationKind, { channel, wanted }: Choice): boolean =>
  defaultOf(kind).includes(channel) === wanted

/** The channels a person wants for a kind. */
export const channelsFor = (kind: NotificationKind, choices: ReadonlyArray<Choice>): ReadonlySet<Channel> => {
  const chosen = new Map(
    choices.filter((choice) => choice.kind === kind.name).map(({ channel, wanted }) => [channel, wanted])
  )
  const [defaults, locked] = [defaultOf(kind), lockedBy(kind)]
  return new Set(
    offeredBy(kind).filter(
      (channel) => locked.includes(channel) || (chosen.get(channel) ?? defaults.includes(channel))
    )
  )
}

/** A kind as shown in the preferences. */
export const preferenceFor = (kind: NotificationKind, choices: ReadonlyArray<Choice>): KindPreference => {
  const wanted = channelsFor(kind, choices)
  return {
    kind: kind.name,
    label: kind.label,
    about: kind.about,
    app: wanted.has("app"),
    email: wanted.has("email"),
    push: wanted.has("push"),
    offered: offeredBy(kind),
    locked: lockedBy(kind)
  }
}
