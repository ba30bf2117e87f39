import type { Organization } from "#tenancy/contract"

/** A record that a message can refer to. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  readonly about?: string
  /** Where it is shown in the app. */
  readonly path: string
}

/** What a context adds to messages: the export `mentions` of its mentions.ts, loaded with their forms. */
export interface MentionPart {
  /** Whether the person may see such records. */
  readonly isVisible: (organization: Organization) => boolean
  /** Searches by what is typed; finds nothing that the person may not see. */
  readonly useRecords: (
    organization: Organization | undefined,
    typed: string
  ) => { readonly records: ReadonlyArray<Mentionable>; readonly isPending: boolean }
}
