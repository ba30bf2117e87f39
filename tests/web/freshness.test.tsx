import { IMPORTS } from "#imports/contract"
import { MyOrganizations } from "#tenancy/contract"
import { QueryObserver } from "@tanstack/react-query"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { invalidateFor } from "../../apps/web/api/liveEvents.ts"
import { queryClient } from "../../apps/web/api/queryClient.ts"
import { organizationKey } from "../../apps/web/api/queryKeys.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"
import { depot } from "./support/people.ts"

const MINUTE = 60_000

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("treats data as fresh for 5 minutes, then reloads it", async () => {
  const received = fakeServer([answers(MyOrganizations, () => ({ items: [depot(9)] }))])
  const requestCount = () => received.filter(({ path }) => path === MyOrganizations.path).length
  const { screen } = await open("/reports")
  await expect.element(page.getByText("Riverside Depot")).toBeVisible()
  const before = requestCount()
  await screen.unmount()
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  const loaded =
    queryClient.getQueryState(["organizations"])?.dataUpdatedAt ?? expect.unreachable("it is loaded")
  clock.mockReturnValue(loaded + 4.9 * MINUTE)
  const again = await open("/reports")
  await expect.element(page.getByText("Riverside Depot")).toBeVisible()
  expect(requestCount()).toBe(before)
  await again.screen.unmount()
  clock.mockReturnValue(loaded + 5.1 * MINUTE)
  await open("/reports")
  await expect.poll(requestCount).toBe(before + 1)
})

it("keeps unused data for 10 minutes", () => {
  expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(10 * MINUTE)
})

it("does not take a response for current that was on its way when its data changed", async () => {
  const { id } = depot()
  const queryKey = organizationKey(id, IMPORTS, "rows")
  const { promise, resolve } = Promise.withResolvers<string>()
  const requested = queryClient.prefetchQuery({ queryKey, queryFn: () => promise })
  invalidateFor({ name: "ImportChanged", organization_id: id, user_id: null, invalidates: ["imports"] })
  resolve("before the change")
  await requested
  await expect
    .poll(() => queryClient.getQueryState(queryKey))
    .toMatchObject({
      data: "before the change",
      isInvalidated: true
    })
})

it("loads again what a page was still waiting for when it changed", async () => {
  const { id } = depot()
  const queryKey = organizationKey(id, IMPORTS, "rows")
  const { promise, resolve } = Promise.withResolvers<string>()
  const responses = [promise, Promise.resolve("after the change")]
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: () => responses.shift() })
  onTestFinished(shown.subscribe(() => undefined))
  invalidateFor({ name: "ImportChanged", organization_id: id, user_id: null, invalidates: ["imports"] })
  resolve("before the change")
  await expect.poll(() => shown.getCurrentResult().data).toBe("after the change")
})
