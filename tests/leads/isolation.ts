import type { IsolationSample } from "../isolation/IsolationSample.ts"

export const isolation: IsolationSample = {
  bodies: {
    requestDemo: () => ({
      first_name: "Sample",
      last_name: "Person",
      email: "sample@example.com",
      company: "Sample Company",
      job_title: "Fleet manager",
      business_type: "fleet"
    })
  }
}
