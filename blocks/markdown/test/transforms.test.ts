import { renderMarkdown } from '../edit/render-markdown';
import { toMarkdown } from '../to-markdown';

const render = ( source: string ): string => {
	const rendering = renderMarkdown( source );
	return rendering.ok ? rendering.value : '';
};

describe( 'toMarkdown', () => {
	it.each( [
		'plain',
		'<strong>bold</strong> and <em>italic</em>',
		'a <a href="https://example.org/a(b)?c=1&amp;d=2">link</a> here',
		'1. not a list',
		'# not a heading',
		'- not an item',
		'snake_case *star* [bracket] `tick`',
		'a &lt;b&gt; &amp;amp; c',
		'one<br>\ntwo',
		'<code>a ` b</code>',
		'<s>gone</s>',
	] )( 'writes %j so that it renders to the same', ( html ) => {
		expect( render( toMarkdown( html ) ) ).toBe( `<p>${ html }</p>\n` );
	} );

	it( 'keeps white space outside of the marks', () => {
		expect( toMarkdown( 'a<strong> b </strong>c' ) ).toBe( 'a **b** c' );
	} );

	it( 'gives code as it is', () => {
		expect( toMarkdown( 'a *b*<br>&lt;c&gt;', { isCode: true } ) ).toBe(
			'a *b*\n<c>'
		);
	} );
} );
