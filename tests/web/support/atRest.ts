import { expect } from "vitest"
import { queryClient } from "../../../apps/web/api/queryClient.ts"

/** Once the page has its answers: from then on it asks for nothing by itself. */
export const answered = () => expect.poll(() => queryClient.isFetching()).toBe(0)
