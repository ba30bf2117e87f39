export const messages = {
  vehicleMap: {
    title: "Vehicle Map",
    subtitle: "Real-time vehicle locations",
    keywords: "vehicles cars fleet location position tracking",
    planned: "The map will show where your vehicles are."
  },
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
