import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { activePdf, pdfOf } from '../../../tests/factories/pdf';
import { hasActiveContent } from './pdf-content';

const packed = (objects: string, filter = '/Filter /FlateDecode'): string => {
  const body = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  return `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${body.length} >>\nstream\r\n${body}\nendstream\nendobj`;
};
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF', () => {
  it.each([
    ['a script when it is opened', activePdf],
    ['a script at a page', pdfOf('', `9 0 obj << /AA << /O ${script} >> >> endobj`)],
    ['a script by a reference', pdfOf('/OpenAction 9 0 R', `9 0 obj ${script} endobj`)],
    ['a name in codes', pdfOf('', '9 0 obj << /S /J#61vaScript /JS (x) >> endobj')],
    ['a program that it starts', pdfOf('', '9 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a file in it', pdfOf('', '9 0 obj << /Type/EmbeddedFile >> stream\nx\nendstream endobj')],
    ['a list of files in it', pdfOf('/Names << /EmbeddedFiles 9 0 R >>')],
    ['a form that sends itself', pdfOf('', '9 0 obj << /S /SubmitForm /F (http://x) >> endobj')],
    ['a form that reads a file', pdfOf('', '9 0 obj << /S /ImportData /F (a.fdf) >> endobj')],
    ['a file in it that it opens', pdfOf('', '9 0 obj << /S /GoToE /T << /R /C >> >> endobj')],
    ['a film with a script', pdfOf('', '9 0 obj << /S /Rendition /JS (x) >> endobj')],
    ['a form with programs', pdfOf('/AcroForm << /XFA [ (a) 9 0 R ] >>')],
    ['a player', pdfOf('', '9 0 obj << /Subtype /RichMedia >> endobj')],
    ['a page elsewhere that it opens', pdfOf('/OpenAction << /S /URI /URI (https://x.example) >>')],
    ['the same by a reference', pdfOf('/OpenAction 9 0 R', '9 0 obj << /S /URI /URI (https://x.example) >> endobj')],
    ['a script in packed objects', pdfOf('', packed(`9 0 ${script}`))],
    ['packed objects that cannot be read', pdfOf('', packed(script, '/Filter [/ASCIIHexDecode /FlateDecode]'))],
    ['packed objects under two filters', pdfOf('', packed(script, '/Filter [/FlateDecode /ASCIIHexDecode]'))],
    ['packed objects whose filter is named twice', pdfOf('', packed(script, '/Filter /FlateDecode /Filter /LZWDecode'))],
    ['packed objects under a predictor', pdfOf('', packed(script, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
    ['a bomb of packed objects', pdfOf('', packed(' '.repeat(40 * 1024 * 1024)))],
    [
      'many of them',
      pdfOf(
        '',
        Array(40)
          .fill(packed(' '.repeat(1024 * 1024)))
          .join('\n'),
      ),
    ],
    ['more streams than anybody writes', pdfOf('', '<< >>\nstream\n'.repeat(20_001))],
    ['many actions', pdfOf('/OpenAction 9 0 R '.repeat(9), '9 0 obj << /S /GoTo >> endobj')],
    ['a lock', pdfOf('/Encrypt 9 0 R')],
  ])('with %s is active', (_, pdf) => expect(hasActiveContent(pdf)).toBe(true));

  it.each([
    ['pages only', pdfOf()],
    ['a page that it opens at', pdfOf('/OpenAction [3 0 R /FitH null]')],
    ['a page that it goes to', pdfOf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    ['the same by a reference', pdfOf('/OpenAction 9 0 R', '9 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj')],
    ['links', pdfOf('', '9 0 obj << /Subtype /Link /A << /S /URI /URI (https://x.example) >> >> endobj')],
    ['packed objects', pdfOf('', packed('9 0 << /Type /Font /BaseFont /JavaScripture >>'))],
    ['packed objects by a list of one filter', pdfOf('', packed('9 0 << /Type /Font >>', '/Filter [ /FlateDecode ]'))],
    ['words about scripts', pdfOf('', '9 0 obj (JavaScript and Launch) endobj')],
  ])('with %s is none', (_, pdf) => expect(hasActiveContent(pdf)).toBe(false));
});
