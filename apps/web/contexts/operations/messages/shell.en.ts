export const messages = {
  page: { title: "Operations Center", subtitle: "Fleet, Rental & Dealership operations" },
  keywords: "home start overview",
  planned: "Your vehicles, bookings and tasks will appear here. Available now:",
  quickLinks: "Available now",
  setup: {
    title: "Set up your organization",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: "Done",
    hide: "Hide"
  }
}
