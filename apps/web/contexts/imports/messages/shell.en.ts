export const messages = {
  page: { title: "Imports", subtitle: "Records from files" },
  keywords: "csv excel file upload spreadsheet history undo"
}
