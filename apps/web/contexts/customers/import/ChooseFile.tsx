import { Button } from "@radix-ui/themes"
import { FileDown, FileSpreadsheet } from "lucide-react"
import { useRef, useState } from "react"
import { ProblemError } from "../../../api/problem.ts"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { saveFile } from "../../../ui/saveFile.ts"
import { readFile, readTable, type Table, type FileProblem } from "../csv/table.ts"
import { writeCsv } from "../csv/write.ts"
import styles from "./Import.module.css"
import { useDropAndPaste } from "./useDropAndPaste.ts"

interface Props {
  readonly onTable: (table: Table) => void
}

const useReading = ({ onTable }: Props) => {
  const m = useMessages(customers).importing
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<FileProblem>()
  const take = (result: Table | FileProblem) => {
    setReading(false)
    if ("kind" in result) setProblem(result)
    else onTable(result)
  }
  const file = (chosen: File) => {
    setReading(true)
    setProblem(undefined)
    void readFile(chosen).then(take)
  }
  const text = (pasted: string) => {
    if (pasted.trim() !== "") take(readTable("", pasted))
  }
  const sentence =
    problem && (problem.kind === "quote" ? m.fileErrors.quote(problem.line) : m.fileErrors[problem.kind])
  const error = sentence && new ProblemError({ code: "file", status: 422, title: "", detail: sentence })
  return { reading, error, file, text }
}

const Template = () => {
  const { importing, fields } = useMessages(customers)
  const download = () =>
    saveFile("customers.csv", writeCsv([[fields.name, fields.email, fields.phone, fields.notes]]))
  return (
    <div className={styles["submit"]}>
      <Button variant="surface" color="gray" onClick={download}>
        <FileDown size={16} aria-hidden="true" />
        {importing.template}
      </Button>
    </div>
  )
}

/** Accepts a file by drop, paste or file picker. */
export const ChooseFile = (props: Props) => {
  const m = useMessages(customers).importing
  const { reading, error, file, text } = useReading(props)
  const input = useRef<HTMLInputElement>(null)
  const isDragging = useDropAndPaste({ file, text })
  return (
    <div className={styles["stage"]}>
      <div className={styles["drop"]} data-over={isDragging}>
        <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden="true" />
        <p>{m.drop}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={m.choose}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) file(chosen)
            // So that the same file can be chosen again after it was corrected.
            target.value = ""
          }}
        />
        <Button loading={reading} onClick={() => input.current?.click()}>
          {m.choose}
        </Button>
        <output className={styles["soft"]}>{reading ? m.reading : m.about}</output>
      </div>
      <Alert error={error} />
      <Template />
    </div>
  )
}
