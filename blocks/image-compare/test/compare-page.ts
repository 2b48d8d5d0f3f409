/** What the browser tests of this block share. */
import type { Page } from '@playwright/test';

/** A picture of one colour as wide and high as needed. */
export const picture = ( color: string, width: number, height: number ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><rect width="100%" height="100%" fill="${ color }"/></svg>`
	) }`;

type Options = {
	mode?: string;
	before?: [ number, number ];
	after?: [ number, number ];
	/** JSON of the block's comment. */
	attributes?: string;
};

export const block = ( {
	mode = 'horizontal',
	before = [ 600, 400 ],
	after = [ 600, 400 ],
	attributes = '',
}: Options = {} ) =>
	`<!-- wp:jetpack/image-compare ${ attributes }-->
<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="${ mode }"><img src="${ picture(
		'teal',
		...before
	) }" alt="Old quay" width="600" height="400" class="image-compare__image-before"/><img src="${ picture(
		'gold',
		...after
	) }" alt="New quay" width="600" height="400" class="image-compare__image-after"/></div><figcaption>The quay</figcaption></figure>
<!-- /wp:jetpack/image-compare -->`;

export const getPosition = ( page: Page, nth = 0 ) =>
	page
		.locator( '.juxtapose' )
		.nth( nth )
		.evaluate( ( box ) =>
			box.style.getPropertyValue( '--mainstreet-position' )
		);

export const getShift = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += 'value' in entry ? Number( entry.value ) : 0;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve( sum ) )
				);
			} )
	);
