import { OrganizationId, type Permission, UserId } from "#kernel"
import { SavedViewId } from "#views/contract"
import { expect, it } from "vitest"
import { changed, mayEdit, newView, refusalToEdit } from "../../modules/views/domain/rules.ts"

const at = new Date("2026-06-01T09:00:00Z")
const later = new Date("2026-06-02T09:00:00Z")
const me = UserId.make("01934567-89ab-7cde-8f01-000000000001")
const other = UserId.make("01934567-89ab-7cde-8f01-000000000002")
const organizationId = OrganizationId.make("01934567-89ab-7cde-8f01-000000000003")
const id = SavedViewId.make("01934567-89ab-7cde-8f01-000000000004")

const viewOf = (userId: UserId, shared: boolean) =>
  newView(
    { list: "customers", name: "Companies", query: "type=company", columns: [], shared },
    id,
    { organizationId, userId },
    at
  )

const reader = (...permissions: ReadonlyArray<Permission>) => ({
  userId: me,
  permissions: new Set(permissions)
})

it.each([
  [me, false, [], true],
  [me, true, [], true],
  [other, true, [], false],
  [other, true, ["views.share"], false],
  [other, true, ["views.manage"], true],
  [other, false, ["views.manage"], false]
] as const)("of %s, shared: %s, with %j: may be edited: %s", (owner, shared, permissions, expected) => {
  expect(mayEdit(viewOf(owner, shared), reader(...permissions))).toBe(expected)
})

it.each([
  [me, false, true, [], "Forbidden"],
  [me, false, true, ["views.share"], undefined],
  [me, true, false, [], undefined],
  [other, true, false, ["views.manage"], "ViewOfAnother"],
  [other, true, true, ["views.manage"], undefined]
] as const)("of %s, shared: %s to %s, with %j: refused as %s", (owner, before, shared, permissions, tag) => {
  expect(refusalToEdit(viewOf(owner, before), { shared }, reader(...permissions))?._tag).toBe(tag)
})

it("a change increases the version, and no change leaves the view as it is", () => {
  const view = viewOf(me, false)
  expect(changed(view, { name: "People" }, later)).toEqual({
    ...view,
    name: "People",
    version: 2,
    updated_at: later
  })
  expect(changed(view, { name: "Companies", columns: [] }, later)).toBeUndefined()
})
