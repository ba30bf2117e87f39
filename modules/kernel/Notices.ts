import { Context, type Effect, Schema } from "effect"
import type { EventId, OrganizationId, UserId } from "./ids.ts"

export const Channel = Schema.Literals(["app", "email", "push"])
export type Channel = typeof Channel.Type

/** The pictures a kind can choose from. */
export const NotificationIcon = Schema.Literals([
  "message",
  "mail",
  "mail_failed",
  "accepted",
  "declined",
  "expired",
  "role",
  "removed",
  "presentation",
  "security",
  "bell"
])
export type NotificationIcon = typeof NotificationIcon.Type

/** A text in every language of the product. */
export const Translated = Schema.Struct({ en: Schema.String, es: Schema.String })
export type Translated = typeof Translated.Type

/** Whether a channel is used until the person says otherwise; `always` cannot be switched off. */
export type ChannelUse = "on" | "off" | "always"

/** What notifications can be about, as people choose it in their preferences; declared by the module it comes from. */
export interface NotificationKind {
  /** Stored with every notification: never renamed. */
  readonly name: string
  readonly icon: NotificationIcon
  readonly label: Translated
  readonly about: Translated
  /** A channel that is left out is not offered. */
  readonly channels: { readonly [C in Channel]?: ChannelUse }
  /**
   * Who may be notified about an organization: its members, those who are none yet, either, or the members
   * of the operators' own. Checked when a notification is made and again when it is sent.
   */
  readonly audience: "members" | "outsiders" | "anybody" | "operators"
  /** Waits for neither the end of quiet hours nor the digest. */
  readonly isUrgent?: boolean
  /** Worth waking a device for. */
  readonly wakesDevice?: boolean
}

/** A kind of notification, in the `notifications.ts` of the module it comes from. */
export const notificationKind = (kind: NotificationKind): NotificationKind => kind

/** Every kind there is, by its name. */
export class NotificationKinds extends Context.Service<
  NotificationKinds,
  ReadonlyMap<string, NotificationKind>
>()("kernel/NotificationKinds") {}

/** Something to notify a person of. */
export interface Notice {
  readonly kind: NotificationKind
  /** A person is notified once of each event and kind. */
  readonly eventId: EventId
  readonly userId: UserId
  readonly organizationId: OrganizationId | null
  /** A path of the web app. */
  readonly link: `/${string}` | null
  /** The id of the thing whose being read reads the notification, too. */
  readonly about?: string
  readonly words: Readonly<Record<"en" | "es", { readonly title: string; readonly message: string }>>
  /** The sending module mails it itself. */
  readonly isMailed?: boolean
}

/** Notifies people in the app, by mail and on their devices, as each of them chose. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Notifies a person, acting as them; sending the same notice again changes nothing. */
    readonly send: (notice: Notice) => Effect.Effect<void>
    /** Marks what a person was notified of about a thing as read: they have seen the thing itself. */
    readonly read: (userId: UserId, about: string) => Effect.Effect<void>
  }
>()("kernel/Notices") {}

export const notify = (notice: Notice) => Notices.use((notices) => notices.send(notice))

export const markNoticesRead = (userId: UserId, about: string) =>
  Notices.use((notices) => notices.read(userId, about))
