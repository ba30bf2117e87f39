import { Button } from "@radix-ui/themes"
import type { MouseEvent } from "react"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { EmptyState } from "./EmptyState.tsx"
import { ErrorState } from "./ErrorState.tsx"
import { SkeletonRows } from "./Skeleton.tsx"

/** A query as far as its states go. */
interface Query {
  readonly error: unknown
  /** `paused` while there is no connection to load it. */
  readonly fetchStatus: "fetching" | "paused" | "idle"
  readonly refetch: () => unknown
}

interface NotLoadedProps {
  readonly query: Query
  /** The expected number of rows. */
  readonly rows?: number
  /** A link away from content that does not exist. */
  readonly onClose?: () => void
}

/**
 * Shown instead of content that is not loaded: a skeleton, a notice about being offline, or the error with a
 * retry.
 */
export const NotLoaded = ({ query, rows = 4, onClose }: NotLoadedProps) => {
  const { offline } = useMessages(common)
  const { error, fetchStatus, refetch } = query
  if (error) return <ErrorState error={error} retry={() => void refetch()} onClose={onClose} />
  if (fetchStatus !== "paused") return <SkeletonRows rows={rows} />
  return (
    <EmptyState title={offline.title} level="h3">
      {offline.sentence}
    </EmptyState>
  )
}

interface NoResultsProps {
  readonly title: string
  /** What was searched, and for which text. */
  readonly children?: string
  readonly level?: "h2" | "h3"
  /** What the button says; that it clears the search by default. */
  readonly clear?: string
  /** Clears the filter. */
  readonly onClear: () => void
}

/** Focuses the search of the dialog or page: the button disappears with the filter, and would lose the focus. */
const focusSearch = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest("[role=dialog], main")?.querySelector<HTMLElement>("[type=search]")?.focus()

/** No item matches the filter: offers to clear it. */
export const NoResults = ({ title, children, level = "h3", clear, onClear }: NoResultsProps) => {
  const { clearSearch } = useMessages(common)
  const onClick = (event: MouseEvent) => {
    focusSearch(event)
    onClear()
  }
  const button = (
    <Button variant="surface" color="gray" onClick={onClick}>
      {clear ?? clearSearch}
    </Button>
  )
  return (
    <EmptyState title={title} level={level} action={button}>
      {children}
    </EmptyState>
  )
}

interface NoPermissionProps {
  /** What the user's role has no access to. */
  readonly title: string
  readonly level?: "h2" | "h3"
}

/** The user's role has no access to this; says who can change that. */
export const NoPermission = ({ title, level = "h3" }: NoPermissionProps) => (
  <EmptyState title={title} level={level}>
    {useMessages(common).otherRole}
  </EmptyState>
)
