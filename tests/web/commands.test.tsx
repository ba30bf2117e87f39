import { QueryClientProvider } from "@tanstack/react-query"
import { beforeEach, expect, it, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { ownProblem } from "../../apps/web/api/problem.ts"
import { queryClient } from "../../apps/web/api/queryClient.ts"
import { useCommand } from "../../apps/web/api/useCommand.ts"
import { network } from "./contexts/support/network.ts"
import { freshBrowser } from "./support/open.tsx"

const Undo = ({ send }: { readonly send: () => Promise<unknown> }) => {
  const undo = useCommand({ send })
  return <button onClick={() => undo.mutate()}>{undo.isError ? "Failed" : "Undo"}</button>
}

beforeEach(freshBrowser)

it("a command fails immediately offline, and does not run when the connection is back", async () => {
  const { go } = network()
  const send = vi.fn(() => Promise.reject(ownProblem("offline")))
  await render(
    <QueryClientProvider client={queryClient}>
      <Undo send={send} />
    </QueryClientProvider>
  )
  go(false)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.element(page.getByRole("button", { name: "Failed" })).toBeVisible()
  go(true)
  await queryClient.resumePausedMutations()
  expect(send).toHaveBeenCalledOnce()
})
