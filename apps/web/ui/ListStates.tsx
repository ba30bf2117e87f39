import { Button } from "@radix-ui/themes"
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
  /** Clears the filter. */
  readonly onClear: () => void
}

/** No item matches the filter: offers to clear it. */
export const NoResults = ({ title, children, level = "h3", onClear }: NoResultsProps) => {
  const m = useMessages(common)
  const clear = (
    <Button variant="surface" color="gray" onClick={onClear}>
      {m.clearSearch}
    </Button>
  )
  return (
    <EmptyState title={title} level={level} action={clear}>
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
