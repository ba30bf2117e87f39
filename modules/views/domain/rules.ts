import type { Member, OrganizationId, UserId } from "#kernel"
import { Forbidden } from "#kernel"
import { ViewOfAnother } from "../contract/errors.ts"
import type { CreateSavedView, EditSavedView } from "../contract/savedViews.ts"
import { MAX_VIEWS, type ReadableView, type SavedView, type SavedViewId } from "../contract/views.ts"

export type Entered = (typeof CreateSavedView)["body"]["Type"]
/** The fields that an edit gives. */
export type Changes = Omit<(typeof EditSavedView)["body"]["Type"], "expected_version">

/** Who wants to do something to a view. */
type Reader = Pick<Member, "userId" | "permissions">

const isOwn = ({ owner_id }: SavedView, { userId }: Reader): boolean => owner_id === userId

/** One's own views, and those that others shared if one manages them. */
export const mayEdit = (view: SavedView, member: Reader): boolean =>
  isOwn(view, member) || (view.shared && member.permissions.has("views.manage"))

/** Only the owner decides who sees a view: otherwise it could become a personal view of someone else. */
const mayShare = (view: SavedView, member: Reader): boolean =>
  isOwn(view, member) && member.permissions.has("views.share")

export const refusalToEdit = (view: SavedView, changes: Changes, member: Reader) => {
  if (!mayEdit(view, member)) return new Forbidden({ permission: "views.manage" })
  if (changes.shared === undefined || changes.shared === view.shared) return undefined
  if (!isOwn(view, member)) return new ViewOfAnother()
  return changes.shared && !mayShare(view, member) ? new Forbidden({ permission: "views.share" }) : undefined
}

/** With what the member may do to it. */
export const readableBy =
  (member: Reader) =>
  (view: SavedView): ReadableView => ({
    ...view,
    can: { edit: mayEdit(view, member), share: mayShare(view, member) }
  })

export const newView = (
  entered: Entered,
  id: SavedViewId,
  { organizationId, userId }: { readonly organizationId: OrganizationId; readonly userId: UserId },
  at: Date
): SavedView => ({
  ...entered,
  id,
  organization_id: organizationId,
  owner_id: userId,
  version: 1,
  created_at: at,
  updated_at: at
})

/** Whether no further view fits beside this many. */
export const isFull = (views: number): boolean => views >= MAX_VIEWS

/** The view with the changes, or undefined if they change nothing. */
export const changed = (view: SavedView, changes: Changes, at: Date): SavedView | undefined => {
  const after = { ...view, ...changes }
  return JSON.stringify(after) === JSON.stringify(view)
    ? undefined
    : { ...after, version: view.version + 1, updated_at: at }
}

/** Of a change to a view, what the audit log calls it. */
export const actionOf = (before: SavedView, after: SavedView): string => {
  if (before.shared === after.shared) return "view.edited"
  return after.shared ? "view.shared" : "view.unshared"
}
