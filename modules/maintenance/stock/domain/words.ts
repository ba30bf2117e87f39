interface Low {
  readonly name: string
  readonly onHand: number
  readonly reorderPoint: number
}

const grouped = { en: new Intl.NumberFormat("en"), es: new Intl.NumberFormat("es") }

/** The notice that a part should be ordered. */
export const wordsForLowPart = ({ name, onHand, reorderPoint }: Low) => {
  const { en, es } = grouped
  return {
    en: {
      title: `Reorder ${name}`,
      message: `In stock: ${en.format(onHand)}. Reorder point: ${en.format(reorderPoint)}.`
    },
    es: {
      title: `Reponer ${name}`,
      message: `Existencias: ${es.format(onHand)}. Punto de pedido: ${es.format(reorderPoint)}.`
    }
  }
}
