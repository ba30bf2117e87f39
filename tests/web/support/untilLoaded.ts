import { expect } from "vitest"
import { queryClient } from "../../../apps/web/api/queryClient.ts"

/** Resolves once the page has all its responses and sends no more requests on its own. */
export const untilLoaded = () => expect.poll(() => queryClient.isFetching()).toBe(0)
