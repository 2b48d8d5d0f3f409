import fc from 'fast-check';
import createMarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { measureProcessorTime } from '@tests/jest/processor-time';
import { MAX_LENGTH, renderMarkdown } from '../edit/render-markdown';

const render = ( source: string ): string => {
	const rendering = renderMarkdown( source );
	return rendering.ok ? rendering.value : rendering.error;
};

describe( 'renderMarkdown', () => {
	it.each( [
		[ '# A', '<h1>A</h1>\n' ],
		[ 'a\nb', '<p>a\nb</p>\n' ],
		[ 'a  \nb', '<p>a<br>\nb</p>\n' ],
		[ '---', '<hr>\n' ],
		[ '"q" -- (c)... +-', '<p>“q” – ©… ±</p>\n' ],
		[ '`"`', '<p><code>&quot;</code></p>\n' ],
		[ '<b onclick="x">', '<p>&lt;b onclick=“x”&gt;</p>\n' ],
		[ 'https://example.org', '<p>https://example.org</p>\n' ],
		[ '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>\n' ],
		[ '~~gone~~', '<p><s>gone</s></p>\n' ],
		[ '![a](/b.png "c")', '<p><img src="/b.png" alt="a" title="c"></p>\n' ],
	] )( 'writes %j as posts have it', ( source, html ) => {
		expect( render( source ) ).toBe( html );
	} );

	it( 'aligns table cells by an inline style', () => {
		expect( render( '|a|\n|-:|\n|1|' ) ).toContain(
			'<td style="text-align:right">1</td>'
		);
	} );

	it( 'writes footnotes exactly as the plug-in does, in whatever order they come', () => {
		const stock = createMarkdownIt( { typographer: true } ).use( footnote );
		const piece = fc.constantFrom(
			'[^a]',
			'[^b]',
			'[^a]: ',
			'[^b]: ',
			'^[x]',
			'^[',
			']',
			'\n',
			'\n\n',
			'text ',
			'    ',
			'> ',
			'- ',
			'*',
			'"q"'
		);
		fc.assert(
			fc.property( fc.array( piece, { maxLength: 16 } ), ( pieces ) => {
				const source = pieces.join( '' );
				expect( render( source ) ).toBe( stock.render( source ) );
			} ),
			{ numRuns: 1500 }
		);
	} );

	it( 'says that a text is too long instead of freezing the editor', () => {
		expect( renderMarkdown( 'a'.repeat( MAX_LENGTH + 1 ) ) ).toEqual( {
			ok: false,
			error: 'too-long',
		} );
	} );
} );

describe( 'time to render hostile text', () => {
	const units = {
		'nested brackets': '[',
		'images in images': '![a',
		'links in links': '[a](',
		emphasis: '*a _b ',
		'asterisks only': '*',
		quotes: '"a \'',
		backticks: '`a``',
		'block quotes': '> ',
		'list markers': '- ',
		'inline footnotes': '^[a]',
		'open footnotes': '^[',
		'closed and open footnotes': ']_^[^[',
		'footnote references': '[^a]: b\n\n[^a] ',
		'table cells': '|a|b|\n|-|-|\n',
		'open tags': '<a ',
		entities: '&amp;&#x',
		'link references': '[a]: b\n',
	};
	const measure = ( unit: string, length: number ): number => {
		const source = unit.repeat( Math.ceil( length / unit.length ) );
		return measureProcessorTime( () => render( source ) );
	};

	it.each( Object.entries( units ) )(
		'grows with the length only: %s',
		( _, unit ) => {
			measure( unit, 5_000 );
			// Four times the length; quadratic time would be sixteen times.
			const isLinear = () =>
				measure( unit, 100_000 ) <
				Math.max( measure( unit, 25_000 ), 25 ) * 12;
			// The engine may tidy its memory once, not each time.
			expect( [ 1, 2, 3 ].some( isLinear ) ).toBe( true );
		}
	);
} );
