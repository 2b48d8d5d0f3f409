import { expect, test } from '@tests/e2e/fixtures';
import { getRelated, makeRelated, makeTopic } from './page-helpers';

test.describe( 'Related posts on the page', () => {
	test( 'are a navigation with a list of links, without script and by keyboard', async ( {
		requestUtils,
		visit,
	}, { parallelIndex } ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		const others = [];
		for ( const title of [ 'First loaf', 'Second loaf', 'Third loaf' ] ) {
			others.push( await topic.add( title ) );
		}
		const { link } = await topic.add( 'All loaves', {
			content: makeRelated( {
				postsToShow: 6,
				displayContext: true,
				displayAuthor: true,
			} ),
		} );
		const page = await visit( link, { javaScript: false } );
		const nav = getRelated( page );
		await expect( nav ).toHaveAttribute( 'data-layout', 'grid' );
		await expect( nav.getByRole( 'list' ) ).toHaveAttribute(
			'data-post-count',
			'3'
		);
		await expect( nav.getByRole( 'listitem' ) ).toHaveCount( 3 );
		await expect( nav.getByText( `In "${ topic.name }"` ) ).toHaveCount(
			3
		);
		await expect( nav.getByText( 'admin' ) ).toHaveCount( 3 );
		await expect( nav.locator( 'time' ) ).toHaveCount( 3 );
		const links = nav.getByRole( 'link' );
		expect(
			(
				await links.evaluateAll( ( all: HTMLAnchorElement[] ) =>
					all.map( ( { href } ) => href )
				)
			).sort()
		).toEqual( others.map( ( other ) => other.link ).sort() );
		await links.nth( 0 ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( links.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( ( url ) => url.href !== link );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			/loaf/
		);
	} );

	test( 'are nothing at all where there are none', async ( {
		requestUtils,
		visit,
	}, { parallelIndex } ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		const { link } = await topic.add( topic.name, {
			content: `${ makeRelated() }<!-- wp:paragraph --><p>Behind</p><!-- /wp:paragraph -->`,
		} );
		const page = await visit( link );
		await expect( page.getByText( 'Behind' ) ).toBeVisible();
		await expect( getRelated( page ) ).toHaveCount( 0 );
		await expect(
			page.locator( '[class*="relatedposts"], [class*="related-posts"]' )
		).toHaveCount( 0 );
	} );

	test( 'never show what is hidden, from the next page view on', async ( {
		requestUtils,
		visit,
	}, { parallelIndex } ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		const hidden = [];
		for ( const change of [
			{ status: 'private' },
			{ password: 'secret' },
			{ status: 'draft' },
		] ) {
			const { id } = await topic.add(
				`${ topic.name } hidden ${ hidden.length }`
			);
			hidden.push( { id, change } );
		}
		const trashed = await topic.add( `${ topic.name } hidden in the bin` );
		await topic.add( `${ topic.name } shown` );
		const { link } = await topic.add( 'Which are shown', {
			content: makeRelated( { postsToShow: 6, postLayout: 'list' } ),
		} );
		const before = getRelated( await visit( link ) );
		// Posts of other tests may be alike by their words.
		const gone = new RegExp( `${ topic.name } hidden` );
		await expect( before.getByRole( 'link', { name: gone } ) ).toHaveCount(
			4
		);
		for ( const { id, change } of hidden ) {
			await requestUtils.rest( {
				method: 'POST',
				path: `/wp/v2/posts/${ id }`,
				data: change,
			} );
		}
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/wp/v2/posts/${ trashed.id }`,
		} );
		const after = getRelated( await visit( link ) );
		await expect(
			after.getByRole( 'link', { name: `${ topic.name } shown` } )
		).toBeVisible();
		await expect( after.getByRole( 'link', { name: gone } ) ).toHaveCount(
			0
		);
	} );

	test( 'show hostile titles as text', async ( { requestUtils, visit }, {
		parallelIndex,
	} ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		await topic.add(
			'&lt;img src=x onerror="window.hacked=1"&gt; &amp; "two" &lt;script&gt;window.hacked=1&lt;/script&gt; <em>end</em>'
		);
		await topic.add( '', { content: 'No title' } );
		const { link } = await topic.add( 'Hostile titles', {
			content: makeRelated(),
		} );
		const page = await visit( link );
		const nav = getRelated( page );
		await expect(
			nav.getByRole( 'link', { name: /<img src=x onerror=.+end$/ } )
		).toBeVisible();
		await expect(
			nav.getByRole( 'link', { name: '(no title)' } )
		).toBeVisible();
		await expect( nav.locator( 'img, script, em' ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => 'hacked' in window ) ).toBe( false );
	} );

	test( 'stand in rows, on a phone one below the other, and from right to left', async ( {
		requestUtils,
		visit,
	}, { parallelIndex } ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		for ( const title of [
			'A',
			'B',
			`A-title-without-a-space-${ 'long'.repeat( 30 ) }`,
		] ) {
			await topic.add( title );
		}
		const { link } = await topic.add( 'Rows', { content: makeRelated() } );
		const read = async ( options: object ) => {
			const page = await visit( link, options );
			const boxes = await getRelated( page )
				.getByRole( 'listitem' )
				.evaluateAll( ( items ) =>
					items.map( ( item ) => {
						const { x, y, right } = item.getBoundingClientRect();
						return { x, y, right };
					} )
				);
			return boxes;
		};
		const wide = await read( { width: 1280 } );
		expect( new Set( wide.map( ( { y } ) => y ) ).size ).toBe( 1 );
		expect( wide[ 2 ]?.right ).toBeLessThanOrEqual( 1280 );
		expect( wide[ 0 ]?.x ).toBeLessThan( wide[ 1 ]?.x ?? 0 );
		const rtl = await read( { width: 1280, rtl: true } );
		expect( rtl[ 0 ]?.x ).toBeGreaterThan( rtl[ 1 ]?.x ?? Infinity );
		const phone = await read( { width: 390, rtl: true } );
		expect( new Set( phone.map( ( { y } ) => y ) ).size ).toBe( 3 );
		expect( phone[ 2 ]?.right ).toBeLessThanOrEqual( 390 );
	} );
} );
