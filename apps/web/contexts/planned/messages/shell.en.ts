export const messages = {
  services: {
    title: "Services",
    subtitle: "Maintenance scheduling",
    keywords: "maintenance repair workshop",
    planned: "Maintenance schedules will appear here."
  },
  inspections: {
    title: "Inspections",
    subtitle: "Digital checklists",
    keywords: "checklist check",
    planned: "Digital checklists will appear here."
  },
  reports: {
    title: "Reports",
    subtitle: "Analytics & exports",
    keywords: "analytics statistics export",
    planned: "Reports and exports will appear here."
  }
}
