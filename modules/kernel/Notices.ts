import { Context, type Effect, Schema } from "effect"
import type { EventId, OrganizationId, UserId } from "./ids.ts"

export const Channel = Schema.Literals(["app", "email", "push"])
export type Channel = typeof Channel.Type

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
  "place",
  "speed",
  "bell"
])
export type NotificationIcon = typeof NotificationIcon.Type

/** A text in every language of the product. */
export const Translated = Schema.Struct({ en: Schema.String, es: Schema.String })
export type Translated = typeof Translated.Type

/** The default of a channel; `always` cannot be switched off. */
export type ChannelUse = "on" | "off" | "always"

/** A kind of notification that people can configure. Declared by the module that sends it. */
export interface NotificationKind {
  /** Stored with every notification: never renamed. */
  readonly name: string
  readonly icon: NotificationIcon
  readonly label: Translated
  readonly about: Translated
  /** Omitted channels are not offered. */
  readonly channels: { readonly [C in Channel]?: ChannelUse }
  /**
   * Who may be notified about an organization: its members, people who are not members yet, both, or the members
   * of the operators' own. Checked when a notification is created and again when it is sent.
   */
  readonly audience: "members" | "outsiders" | "anyone" | "operators"
  /** Ignores quiet hours and the digest. */
  readonly isUrgent?: boolean
  /** Worth waking a device for. */
  readonly wakesDevice?: boolean
}

/** Declares a kind of notification, in the module's `notifications.ts`. */
export const notificationKind = (kind: NotificationKind): NotificationKind => kind

/** All kinds, by name. */
export class NotificationKinds extends Context.Service<
  NotificationKinds,
  ReadonlyMap<string, NotificationKind>
>()("kernel/NotificationKinds") {}

export interface Notice {
  readonly kind: NotificationKind
  /** A person is notified once per event and kind. */
  readonly eventId: EventId
  readonly userId: UserId
  readonly organizationId: OrganizationId | null
  /** A path of the web app. */
  readonly link: `/${string}` | null
  /** The id of what it is about. Reading that marks the notification as read. */
  readonly about?: string
  /** A title is the subject of the email, in which names must not pose as the product, so it never names the product. */
  readonly words: Readonly<Record<"en" | "es", { readonly title: string; readonly message: string }>>
  /** The sending module emails it itself. */
  readonly isMailed?: boolean
}

/** Notifies people in the app, by email and on their devices, as they configured it. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Notifies a person, acting as them. Sending the same notice again changes nothing. */
    readonly send: (notice: Notice) => Effect.Effect<void>
    /** Marks a person's notifications about something as read, once they have seen it. */
    readonly read: (userId: UserId, about: string) => Effect.Effect<void>
  }
>()("kernel/Notices") {}

export const notify = (notice: Notice) => Notices.use((notices) => notices.send(notice))

export const markNoticesRead = (userId: UserId, about: string) =>
  Notices.use((notices) => notices.read(userId, about))
