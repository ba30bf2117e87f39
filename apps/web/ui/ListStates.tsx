import { Button } from "@radix-ui/themes"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { EmptyState } from "./EmptyState.tsx"
import { ErrorState } from "./ErrorState.tsx"
import { SkeletonRows } from "./Skeleton.tsx"

/** A query as far as its states go. */
interface Query {
  readonly error: unknown
  /** `paused` while there is no connection to load it over. */
  readonly fetchStatus: "fetching" | "paused" | "idle"
  readonly refetch: () => unknown
}

interface NotLoadedProps {
  readonly query: Query
  /** How many rows are to be expected. */
  readonly rows?: number
  /** The way back from what is not there. */
  readonly onClose?: () => void
}

/** In the place of what is not loaded: the shape of what comes, no connection, or what went wrong and a retry. */
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

interface NothingFoundProps {
  readonly title: string
  /** What was looked through for which text. */
  readonly children?: string
  readonly level?: "h2" | "h3"
  /** Shows all again. */
  readonly onClear: () => void
}

/** A filter hides everything: the way to take it off. */
export const NothingFound = ({ title, children, level = "h3", onClear }: NothingFoundProps) => {
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
  /** What one's role does not see. */
  readonly title: string
  readonly level?: "h2" | "h3"
}

/** One's role does not see this: who can change that. */
export const NoPermission = ({ title, level = "h3" }: NoPermissionProps) => (
  <EmptyState title={title} level={level}>
    {useMessages(common).otherRole}
  </EmptyState>
)
