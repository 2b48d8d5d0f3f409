import {
	createBlock,
	getBlockTypes,
	getPossibleBlockTransformations,
	serialize,
	switchToBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { registerCoreBlocks } from '@wordpress/block-library';
import { registerWith } from '@tests/jest/register';
import { wrap } from '../attributes';
import metadata from '../block.json';
import { renderMarkdown } from '../edit/render-markdown';
import { toBlocks } from '../to-blocks';
import markdown from '..';

beforeAll( () => {
	registerCoreBlocks();
	registerWith( metadata, markdown );
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
} );

const render = ( source: string ): string => {
	const rendering = renderMarkdown( source );
	return rendering.ok ? rendering.value : '';
};

const write = ( source: string ) => serialize( toBlocks( render( source ) ) );

const create = ( source: string ) =>
	createBlock( 'jetpack/markdown', {
		source,
		html: wrap( render( source ) ),
	} );

const offers = ( source: string ) =>
	getPossibleBlockTransformations( [ create( source ) ] ).map(
		( { name } ) => name
	);

const TEXT =
	'## Tides\n\nHigh **water** at [six](https://example.org/?a=1&b=2).\n\n- Boat\n  - Oars\n\n> Bring a *friend*.';

describe( 'Markdown as blocks', () => {
	it( 'becomes headings, paragraphs, lists and quotes with their formats', () => {
		const html = write( TEXT );
		for ( const part of [
			'<!-- wp:heading -->\n<h2 class="wp-block-heading">Tides</h2>',
			'<p>High <strong>water</strong> at <a href="https://example.org/?a=1&amp;b=2">six</a>.</p>',
			'<li>Oars</li>',
			'<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Bring a <em>friend</em>.</p>',
		] ) {
			expect( html ).toContain( part );
		}
	} );

	it( 'keeps code as it is written, without a line more', () => {
		expect( write( '```js\nlet a = "<b>" && 1;\n```' ) ).toBe(
			'<!-- wp:code -->\n<pre class="wp-block-code"><code>let a = "&lt;b&gt;" &amp;&amp; 1;</code></pre>\n<!-- /wp:code -->'
		);
	} );

	it( 'makes a picture an image, and leaves no empty paragraph', () => {
		expect(
			toBlocks( render( '![Quay](https://example.org/a.jpg)' ) )
		).toMatchObject( [
			{
				name: 'core/image',
				attributes: { url: 'https://example.org/a.jpg', alt: 'Quay' },
			},
		] );
	} );

	it( 'makes no HTML of what was written as text', () => {
		expect( write( '<img src=x onerror=alert(1)>' ) ).toBe(
			'<!-- wp:paragraph -->\n<p>&lt;img src=x onerror=alert(1)&gt;</p>\n<!-- /wp:paragraph -->'
		);
	} );
} );

describe( 'the menu of transforms', () => {
	it( 'offers what stands at the top of the text, and nothing else', () => {
		expect( offers( TEXT ) ).toEqual(
			expect.arrayContaining( [
				'core/heading',
				'core/paragraph',
				'core/list',
				'core/quote',
			] )
		);
		expect( offers( TEXT ) ).not.toContain( 'core/code' );
		expect( offers( '> Only a quote' ) ).not.toContain( 'core/paragraph' );
		expect( offers( '![Quay](https://example.org/a.jpg)' ) ).not.toContain(
			'core/paragraph'
		);
	} );

	it( 'turns all of the text into blocks, whichever is chosen', () => {
		const blocks = switchToBlockType( create( TEXT ), 'core/list' ) ?? [];
		expect( blocks.map( ( { name } ) => name ) ).toEqual( [
			'core/heading',
			'core/paragraph',
			'core/list',
			'core/quote',
		] );
	} );

	it( 'offers none of them while nothing is rendered', () => {
		const names = getPossibleBlockTransformations( [
			createBlock( 'jetpack/markdown', { source: 'Text' } ),
		] ).map( ( { name } ) => name );
		expect( names ).not.toContain( 'core/paragraph' );
	} );
} );
