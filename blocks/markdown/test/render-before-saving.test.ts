import apiFetch from '@wordpress/api-fetch';
import { renderBeforeSaving, renderContent } from '../render-before-saving';

describe( 'What is sent to the site', () => {
	const shout = ( source: string ) => `<p>${ source.toUpperCase() }</p>\n`;

	it.each( [
		[
			'a block saved before its code was there',
			'<!-- wp:jetpack/markdown {"source":"a"} -->\n<div class="wp-block-jetpack-markdown alignwide"><p>a</p>\n</div>\n<!-- /wp:jetpack/markdown -->',
			'<!-- wp:jetpack/markdown {"source":"a"} -->\n<div class="wp-block-jetpack-markdown alignwide"><p>A</p>\n</div>\n<!-- /wp:jetpack/markdown -->',
		],
		[
			'one of the code editor',
			'<!-- wp:jetpack/markdown {"source":"a \\u003c b"} /-->',
			'<!-- wp:jetpack/markdown {"source":"a \\u003c b"} -->\n<div class="wp-block-jetpack-markdown"><p>A < B</p>\n</div>\n<!-- /wp:jetpack/markdown -->',
		],
	] )( 'holds the rendering of %s', ( _, content, expected ) => {
		expect( renderContent( `${ content }\n\n${ content }`, shout ) ).toBe(
			`${ expected }\n\n${ expected }`
		);
	} );

	it.each( [
		'<!-- wp:jetpack/markdown {"source":"a"} -->\n<div class="wp-block-jetpack-markdown"><p>an older rendering</p></div>\n<!-- /wp:jetpack/markdown -->',
		'<!-- wp:jetpack/markdown --><div class="wp-block-jetpack-markdown"></div><!-- /wp:jetpack/markdown -->',
		'<!-- wp:jetpack/markdown {"source":" "} /-->',
		'<!-- wp:jetpack/markdown {broken} /-->',
	] )( 'leaves %s as it is', ( content ) => {
		expect( renderContent( content, shout ) ).toBe( content );
	} );

	it( 'is rendered in whatever is sent', async () => {
		const use = jest.spyOn( apiFetch, 'use' );
		renderBeforeSaving();
		const middleware = use.mock.calls[ 0 ]?.[ 0 ];
		const next = jest.fn();
		const content = '<!-- wp:jetpack/markdown {"source":"**a**"} /-->';
		await middleware?.(
			{
				path: '/batch/v1',
				data: { requests: [ { body: { raw: { content } } } ] },
			},
			next
		);
		expect( JSON.stringify( next.mock.calls[ 0 ] ) ).toContain(
			'<p><strong>a</strong></p>'
		);
		const form = { data: new FormData() };
		await middleware?.( form, next );
		expect( next ).toHaveBeenLastCalledWith( form );
		use.mockRestore();
	} );
} );
