/** The notice about one inspection. */
export const wordsForOne = ({ vehicle, form }: { readonly vehicle: string; readonly form: string }) => ({
  en: { title: `${vehicle} was not inspected`, message: `Missed: ${form}.` },
  es: { title: `${vehicle} no se inspeccionó`, message: `Inspección no realizada: ${form}.` }
})

/** The notice about several. */
export const wordsForSeveral = (count: number) => ({
  en: {
    title: `${count} inspections were not done`,
    message: "See which vehicles were not inspected in time."
  },
  es: {
    title: `${count} inspecciones no se realizaron`,
    message: "Vea qué vehículos no se inspeccionaron a tiempo."
  }
})
