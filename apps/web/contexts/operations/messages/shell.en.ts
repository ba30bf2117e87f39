export const messages = {
  page: { title: "Operations Center", subtitle: "Fleet, Rental & Dealership operations" },
  keywords: "home start overview",
  quickLinks: "Available now",
  setup: {
    title: "Set up your organization",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    hide: "Hide"
  }
}
