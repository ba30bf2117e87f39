export const messages = {
  page: { title: "Customers", subtitle: "People & companies" },
  keywords: "clients people companies",
  quickLink: "People and companies",
  add: { title: "Add customer", keywords: "new person company client" },
  import: { title: "Import customers", label: "Import", keywords: "csv file upload spreadsheet" },
  setup: { title: "Add your customers", about: "One by one, or from a CSV file." }
}
