/**
 * A PDF of one page.
 * @param catalogue entries of its catalogue
 * @param objects further ones, as they are written
 */
export const pdfOf = (catalogue = '', objects = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R ${catalogue} >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
${objects}
trailer
<< /Root 1 0 R >>
%%EOF
`,
    'latin1',
  );

/** It runs a script when it is opened. */
export const activePdf = pdfOf('/OpenAction << /S /JavaScript /JS (app.alert(document.URL)) >>');
