/** The pictures of README, readme.txt and docs/: what each shows, and what must not be cut. */

const WINDOW = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

/**
 * The part of a page that holds these elements, in CSS pixels of the page.
 *
 * @param {Object}   page             Playwright's.
 * @param {string[]} selectors        Elements; of several, the first that is visible.
 * @param {Object}   [options]
 * @param {boolean}  [options.isWide] The whole width of the page.
 * @param {number}   [options.margin] Pixels around them.
 */
export async function clipTo(
	page,
	selectors,
	{ isWide = false, margin = 24 } = {}
) {
	const boxes = [];
	for ( const selector of selectors ) {
		const element = page.locator( selector ).filter( { visible: true } );
		await element.first().waitFor();
		boxes.push( await element.first().boundingBox() );
	}
	const scroll = await page.evaluate( () => window.scrollY );
	const { width } = page.viewportSize();
	const left = Math.min( ...boxes.map( ( { x } ) => x ) ) - margin;
	const top = Math.min( ...boxes.map( ( { y } ) => y ) ) - margin;
	const right =
		Math.max( ...boxes.map( ( box ) => box.x + box.width ) ) + margin;
	const bottom =
		Math.max( ...boxes.map( ( box ) => box.y + box.height ) ) + margin;
	const x = isWide ? 0 : Math.max( 0, left );
	const y = Math.max( 0, top + scroll );
	return {
		x: Math.floor( x ),
		y: Math.floor( y ),
		width: Math.floor( isWide ? width : Math.min( width, right ) - x ),
		height: Math.floor( bottom + scroll - y ),
	};
}

/** Scrolls through the page, so that what waits to come near is loaded, and back to its top. */
export async function loadAll( page ) {
	const height = await page.evaluate(
		() => document.documentElement.scrollHeight
	);
	for ( let top = 0; top < height; top += 500 ) {
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), top );
		await page.waitForTimeout( 300 );
	}
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
}

/** The page as a visitor sees it, from its top to the end of an element. */
const visitPage =
	( slug, last ) =>
	async ( page, { url } ) => {
		await page.goto( `${ url }/${ slug }/` );
		await loadAll( page );
		const map = page.locator( '.wp-block-jetpack-map canvas' ).first();
		if ( await page.locator( '.wp-block-jetpack-map' ).count() ) {
			await map.waitFor();
			// Tiles and markers fade in.
			await page.waitForTimeout( 3000 );
		}
		const clip = await clipTo( page, [ 'header', last ], {
			isWide: true,
			margin: 0,
		} );
		return { clip, whole: [ 'header h1, header p', last ] };
	};

/** Opens a screen of the dashboard, and closes the remark that services are played by this machine. */
async function openAdmin( page, { adminUrl }, address, ready ) {
	await page.goto( `${ adminUrl }/${ address }` );
	await page.locator( ready ).first().waitFor();
	await page.locator( '.notice .notice-dismiss' ).click();
	await page.locator( '.notice' ).first().waitFor( { state: 'detached' } );
	await page.waitForLoadState( 'networkidle' );
}

const TITLE = '.mainstreet-frame__title';

/** A screen from its title to an element. */
const openScreen =
	( address, last, prepare = async () => {} ) =>
	async ( page, site ) => {
		await openAdmin( page, site, address, TITLE );
		await prepare( page );
		await page.locator( last ).first().waitFor();
		return {
			clip: await clipTo( page, [ '.mainstreet-frame__header', last ], {
				margin: 0,
			} ),
			whole: [ TITLE, last ],
		};
	};

/** A screen with the menus around it. */
const openWindow = ( address ) => async ( page, site ) => {
	await openAdmin( page, site, address, TITLE );
	return { whole: [ TITLE ], mayShrink: true };
};

const SETTINGS = 'options-general.php?page=mainstreet#/';
const CARD = '.mainstreet-settings__service';

const CANVAS = 'iframe[name="editor-canvas"]';

export async function openEditor( page, { adminUrl, ids }, slug ) {
	await page.goto(
		`${ adminUrl }/post.php?post=${ ids[ slug ] }&action=edit`
	);
	const canvas = page.frameLocator( CANVAS );
	await canvas.locator( '.is-root-container' ).waitFor();
	await page
		.getByRole( 'dialog', { name: /^Welcome to the/ } )
		.getByRole( 'button', { name: 'Close' } )
		.click( { timeout: 4000 } )
		.catch( () => {} );
	return canvas;
}

/** Selects a block by a click, and shows its settings. */
async function selectBlock( page, canvas, name ) {
	const block = canvas.locator( `[data-type="${ name }"]` ).first();
	await block.scrollIntoViewIfNeeded();
	await page.evaluate(
		( type ) =>
			window.wp.data
				.select( 'core/block-editor' )
				.getClientIdsWithDescendants()
				.forEach( ( id ) => {
					const { getBlockName } =
						window.wp.data.select( 'core/block-editor' );
					if ( getBlockName( id ) === type ) {
						window.wp.data
							.dispatch( 'core/block-editor' )
							.selectBlock( id );
					}
				} ),
		name
	);
	return block;
}

const SIDEBAR = '.interface-complementary-area';

/** The inspector of a block, at one of its tabs. */
const inspect = ( slug, name, tab ) => async ( page, site ) => {
	const canvas = await openEditor( page, site, slug );
	await selectBlock( page, canvas, name );
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'tab', { name: tab } )
		.click();
	const inspector = '.block-editor-block-inspector';
	return {
		clip: await clipTo( page, [ inspector ], { margin: 0 } ),
		whole: [ inspector ],
	};
};

/** @type {{name: string, window: Object, isVisitor?: boolean, take: Function}[]} */
export const PICTURES = [
	{
		name: 'page',
		window: WINDOW,
		isVisitor: true,
		take: visitPage(
			'bakery',
			'.wp-block-group:has( > .wp-block-columns .wp-block-jetpack-map )'
		),
	},
	{
		name: 'page-phone',
		window: PHONE,
		isVisitor: true,
		take: visitPage( 'theatre', '.wp-block-jetpack-donations' ),
	},
	{
		name: 'settings',
		window: WINDOW,
		take: openWindow( `${ SETTINGS }modules` ),
	},
	{
		name: 'get-started',
		window: WINDOW,
		take: openScreen(
			'admin.php?page=mainstreet-start',
			'.mainstreet-start__steps'
		),
	},
	{
		name: 'form-settings',
		window: WINDOW,
		take: async ( page, site ) => {
			const canvas = await openEditor( page, site, 'bakery' );
			await selectBlock( page, canvas, 'jetpack/contact-form' );
			await canvas
				.getByText( 'Order for Saturday' )
				.evaluate( ( heading ) =>
					heading.scrollIntoView( { block: 'start' } )
				);
			await page
				.getByRole( 'region', { name: 'Editor settings' } )
				.getByText( 'Send responses to' )
				.waitFor();
			return { whole: [ CANVAS, SIDEBAR ], mayCutLines: true };
		},
	},
	{
		name: 'responses',
		window: WINDOW,
		take: openScreen(
			'admin.php?page=mainstreet-responses',
			'.mainstreet-beside__panel',
			async ( page ) => {
				await page.getByText( 'Ines Holm' ).first().click();
			}
		),
	},
	{
		name: 'newsletter',
		window: WINDOW,
		take: openScreen(
			'admin.php?page=mainstreet-newsletter',
			'.mainstreet-list__footer'
		),
	},
	{
		name: 'publish-panel',
		window: { width: 1280, height: 1200 },
		take: async ( page, site ) => {
			await openEditor( page, site, 'plum-cake' );
			await page
				.getByRole( 'region', { name: 'Editor top bar' } )
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.click();
			await page.getByText( 'Send test email' ).first().waitFor();
			const parts = [
				'.editor-post-publish-panel__header',
				// That of subscribers is the first that is open.
				'.editor-post-publish-panel__prepublish .components-panel__body.is-opened',
			];
			return {
				clip: await clipTo( page, parts, { margin: 0 } ),
				whole: parts,
			};
		},
	},
	{
		name: 'payments',
		window: WINDOW,
		take: openScreen(
			'admin.php?page=mainstreet-payments',
			'.mainstreet-list__footer'
		),
	},
	{
		name: 'paid-content',
		window: WINDOW,
		isVisitor: true,
		take: visitPage( 'course', '.wp-block-premium-content-container' ),
	},
	{
		name: 'video',
		window: WINDOW,
		isVisitor: true,
		take: async ( page, { url } ) => {
			await page.goto( `${ url }/course/` );
			await loadAll( page );
			const block = '.wp-block-videopress-video';
			return {
				clip: await clipTo( page, [ block ], { margin: 0 } ),
				whole: [ block ],
			};
		},
	},
	{
		name: 'connections',
		window: WINDOW,
		take: async ( page, site ) => {
			const parts = [
				'#connection-networks',
				'#connection-mastodon',
				'#connection-bluesky',
			];
			await openAdmin(
				page,
				site,
				`${ SETTINGS }connections/networks`,
				parts[ 1 ]
			);
			return {
				clip: await clipTo( page, parts, { margin: 8 } ),
				whole: parts,
			};
		},
	},
	{
		name: 'migration',
		window: WINDOW,
		take: openScreen(
			'admin.php?page=mainstreet-start#/moving',
			'.mainstreet-start__table',
			async ( page ) => {
				await page
					.getByRole( 'button', { name: 'Check my posts' } )
					.click();
			}
		),
	},
	{
		name: 'privacy',
		window: WINDOW,
		take: openScreen( `${ SETTINGS }privacy`, CARD ),
	},
	{
		name: 'load-on-click',
		window: WINDOW,
		isVisitor: true,
		take: async ( page, { url, runPhp } ) => {
			const save = ( value ) =>
				runPhp(
					`return \\Mainstreet\\Core\\Options::save( array( 'embeds_on_click' => ${ value } ) );`
				);
			await save( true );
			try {
				await page.goto( `${ url }/demo/` );
				const block = '.wp-block-jetpack-google-calendar';
				await page.locator( block ).scrollIntoViewIfNeeded();
				return {
					clip: await clipTo( page, [ block ], { margin: 0 } ),
					whole: [ `${ block } button` ],
				};
			} finally {
				await save( false );
			}
		},
	},
	{
		name: 'checks',
		window: WINDOW,
		take: openScreen(
			`${ SETTINGS }tools`,
			'.mainstreet-settings__checks',
			async ( page ) => {
				await page
					.getByRole( 'button', { name: 'Run checks' } )
					.click();
				await page.waitForFunction( () =>
					[
						...document.querySelectorAll(
							'.mainstreet-settings__check'
						),
					].every( ( check ) =>
						check.querySelector( '.mainstreet-settings__badge' )
					)
				);
			}
		),
	},
	{
		name: 'inspector-settings',
		window: { width: 1280, height: 1900 },
		take: inspect( 'home', 'jetpack/subscriptions', 'Settings' ),
	},
	{
		name: 'inspector-styles',
		window: { width: 1280, height: 1900 },
		take: inspect( 'home', 'jetpack/subscriptions', 'Styles' ),
	},
	{
		// Closes the sidebar, and the editor remembers that: the last one.
		name: 'editor',
		window: { width: 1440, height: 940 },
		take: async ( page, site ) => {
			const canvas = await openEditor( page, site, 'bakery' );
			await page
				.getByRole( 'region', { name: 'Editor settings' } )
				.getByRole( 'button', { name: /^Close/ } )
				.click();
			await page
				.getByRole( 'button', {
					name: /^(?:Block Inserter|Toggle block inserter)$/,
				} )
				.click();
			await page
				.getByRole( 'region', { name: 'Block Library' } )
				.getByRole( 'heading', { name: 'Contact and forms' } )
				.evaluate( ( heading ) => {
					// The search stays above the list.
					heading.style.scrollMarginBlockStart = '90px';
					heading.scrollIntoView( { block: 'start' } );
				} );
			await canvas
				.locator( '[data-type="jetpack/map"] canvas' )
				.waitFor();
			return { whole: [ CANVAS ], mayCutLines: true };
		},
	},
];
