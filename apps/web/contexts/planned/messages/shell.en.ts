export const messages = {
  reports: {
    title: "Reports",
    subtitle: "Analytics & exports",
    keywords: "analytics statistics export",
    planned: "Reports and exports will appear here."
  }
}
