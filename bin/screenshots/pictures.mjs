/** The pictures of README, readme.txt and docs/: what each shows, and what must not be cut. */

const WINDOW = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };

/**
 * The part of a page that holds these elements, in CSS pixels of the page.
 *
 * @param {Object}  page             Playwright's.
 * @param {Array}   selectors        Elements, by selector or as locators; of several, the first that is visible.
 * @param {Object}  [options]
 * @param {boolean} [options.isWide] The whole width of the page.
 * @param {number}  [options.margin] Pixels around them.
 */
export async function clipTo(
	page,
	selectors,
	{ isWide = false, margin = 24 } = {}
) {
	const boxes = [];
	for ( const selector of selectors ) {
		const element = (
			typeof selector === 'string' ? page.locator( selector ) : selector
		).filter( { visible: true } );
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

/** A Wednesday on which all of the town is open. */
const OPEN = new Date( '2026-12-02T10:20:00Z' );

/** Opens a page at that time, and loads all of it. */
async function openPage( page, { url }, slug ) {
	await page.clock.setFixedTime( OPEN );
	await page.goto( `${ url }/${ slug }/` );
	await loadAll( page );
	// Fonts and images move what is below them.
	await page.evaluate( async () => {
		await document.fonts.ready;
		await Promise.all(
			[ ...document.images ].map( ( image ) =>
				image.decode().catch( () => {} )
			)
		);
	} );
}

/** A part of a page as a visitor sees it. */
const visitPart =
	( slug, parts, { margin = 24, prepare = async () => {} } = {} ) =>
	async ( page, site ) => {
		await openPage( page, site, slug );
		await prepare( page );
		return { clip: await clipTo( page, parts, { margin } ), whole: parts };
	};

/** The page as a visitor sees it, from its top to the end of an element. */
const visitPage = ( slug, last ) => async ( page, site ) => {
	await openPage( page, site, slug );
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
	// The heartbeat keeps a slow machine from it; for what still loads, the check waits.
	await page
		.waitForLoadState( 'networkidle', { timeout: 10_000 } )
		.catch( () => {} );
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
			// Without the edge of the menu.
			clip: await clipTo( page, [ '.mainstreet-frame__header', last ], {
				margin: -1,
			} ),
			whole: [ TITLE, last ],
		};
	};

/** A screen with the menus around it. */
const openWindow = ( address ) => async ( page, site ) => {
	await openAdmin( page, site, address, TITLE );
	return { whole: [ TITLE ], mayShrink: true };
};

/** Takes something while the settings have other values. */
async function withOptions( { runPhp }, options, before, take ) {
	const save = ( values ) =>
		runPhp(
			`return \\Mainstreet\\Core\\Options\\Options::save( json_decode( '${ JSON.stringify( values ) }', true ) );`
		);
	await save( options );
	try {
		return await take();
	} finally {
		await save( before );
	}
}

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

/** The title of a draft, and a block below it, without the outline that the keyboard draws. */
async function clipToBlock( page, canvas, name ) {
	await canvas
		.locator( 'body' )
		.evaluate( ( { ownerDocument } ) =>
			ownerDocument.activeElement.blur()
		);
	await page.mouse.move( 0, 0 );
	const parts = [
		canvas.getByRole( 'textbox', { name: 'Add title' } ),
		canvas.locator( `[data-type="${ name }"]` ),
	];
	// What the pointer had opened fades out.
	await page.waitForTimeout( 500 );
	// The toolbar scrolls its arrows.
	return { clip: await clipTo( page, parts ), mayCutLines: true };
}

/** A draft with an empty block that was just inserted at its end. */
const insert =
	( slug, name, ready, prepare = async () => {} ) =>
	async ( page, site ) => {
		await prepare( page );
		const canvas = await openEditor( page, site, slug );
		await page.evaluate( ( type ) => {
			window.wp.data.dispatch( 'core/block-editor' ).insertBlock(
				window.wp.blocks.createBlock( type ),
				undefined,
				undefined,
				// Selected, its first button would explain itself in front of the others.
				false
			);
		}, name );
		await canvas.locator( ready ).first().waitFor();
		return clipToBlock( page, canvas, name );
	};

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
		name: 'form-picker',
		window: { width: 1180, height: 760 },
		take: insert(
			'write-to-us',
			'jetpack/contact-form',
			'.block-editor-block-variation-picker'
		),
	},
	{
		name: 'form-dark',
		window: { width: 1000, height: 860 },
		isVisitor: true,
		take: visitPart(
			'theatre',
			[ '.wp-block-group:has( > .wp-block-jetpack-contact-form )' ],
			{ margin: -1 }
		),
	},
	{
		name: 'form-mail',
		window: { width: 800, height: 900 },
		isVisitor: true,
		take: async ( page, { mailbox } ) => {
			await page.emulateMedia( { colorScheme: 'dark' } );
			await page.goto( mailbox );
			await page
				.getByRole( 'link', { name: /Theatre/ } )
				.first()
				.click();
			const mail = page.frameLocator( 'iframe' );
			await mail.getByText( 'Twelve, and a dog' ).waitFor();
			const height = await mail
				.locator( 'html' )
				.evaluate( ( html ) => html.scrollHeight );
			await page.locator( 'iframe' ).evaluate( ( frame, px ) => {
				frame.style.height = `${ px }px`;
			}, height );
			return {
				// Without the frame's border and corners.
				clip: await clipTo( page, [ 'iframe' ], { margin: -8 } ),
			};
		},
	},
	{
		name: 'responses',
		window: { width: 1280, height: 760 },
		take: openScreen(
			'admin.php?page=mainstreet-responses',
			'.mainstreet-beside__panel',
			async ( page ) => {
				await page.getByText( 'Ines Holm' ).first().click();
				await page.getByText( 'Unread (4)' ).waitFor();
				await page.mouse.move( 0, 0 );
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
				// More panels follow.
				mayCutLines: true,
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
		name: 'hours',
		window: { width: 900, height: 860 },
		isVisitor: true,
		take: visitPart( 'theatre', [ '.wp-block-jetpack-business-hours' ], {
			margin: 16,
			prepare: async ( page ) => {
				await page.locator( '.jetpack-business-hours__line' ).click();
				await page.locator( '.jetpack-business-hours__line' ).blur();
			},
		} ),
	},
	{
		name: 'hours-editor',
		window: { width: 1180, height: 940 },
		take: async ( page, site ) => {
			const canvas = await openEditor( page, site, 'box-office' );
			await selectBlock( page, canvas, 'jetpack/business-hours' );
			await canvas
				.getByRole( 'group', { name: 'Wednesday' } )
				.getByRole( 'button' )
				.click();
			return clipToBlock( page, canvas, 'jetpack/business-hours' );
		},
	},
	{
		name: 'map-start',
		window: { width: 1180, height: 920 },
		take: insert(
			'find-us',
			'jetpack/map',
			'.wp-block-jetpack-map__start-form',
			// A site that has no token.
			( page ) =>
				page.route( /service-api-keys/, async ( route ) => {
					const response = await route.fetch();
					await route.fulfill( {
						response,
						json: {
							...( await response.json() ),
							service_api_key: '',
							service_api_key_provider: undefined,
						},
					} );
				} )
		),
	},
	{
		name: 'map',
		window: { width: 1280, height: 900 },
		isVisitor: true,
		take: ( page, site ) =>
			withOptions(
				site,
				{ map_source: 'openstreetmap' },
				{ map_source: 'mapbox' },
				() =>
					visitPart( '', [ '.wp-block-jetpack-map' ], {
						margin: 0,
						prepare: async ( tab ) => {
							const map = tab.locator( '.wp-block-jetpack-map' );
							await map.scrollIntoViewIfNeeded();
							await map.locator( 'canvas' ).waitFor();
							await map
								.getByRole( 'button', {
									name: 'Aurora Bakery',
								} )
								.click();
							// Tiles fade in.
							await tab.waitForTimeout( 2000 );
						},
					} )( page, site )
			),
	},
	{
		name: 'markdown',
		window: { width: 1180, height: 760 },
		take: async ( page, site ) => {
			const canvas = await openEditor( page, site, 'rye-bread' );
			await selectBlock( page, canvas, 'jetpack/markdown' );
			await page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name: 'Convert to blocks' } )
				.waitFor();
			return clipToBlock( page, canvas, 'jetpack/markdown' );
		},
	},
	{
		name: 'image-compare',
		window: WINDOW,
		isVisitor: true,
		take: visitPart(
			'photographer',
			[ '.wp-block-jetpack-image-compare' ],
			{
				margin: 12,
			}
		),
	},
	{
		name: 'sharing',
		window: WINDOW,
		isVisitor: true,
		take: visitPart( 'podcast', [ '.wp-block-jetpack-sharing-buttons' ], {
			margin: 12,
		} ),
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
			await page.locator( parts[ 1 ] ).locator( 'summary' ).click();
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
		name: 'services',
		window: WINDOW,
		take: async ( page, site ) => {
			await openAdmin( page, site, `${ SETTINGS }privacy`, TITLE );
			const table = '.mainstreet-settings__table';
			await page.getByText( 'What each service receives' ).click();
			// The services of the first letters; all of them would be three screens.
			const last = `${ table } tbody > :nth-child( 9 )`;
			await page.locator( last ).waitFor();
			const clip = await clipTo(
				page,
				[
					'details:has( .mainstreet-settings__table ) > summary',
					last,
				],
				{ margin: 1 }
			);
			return {
				clip: { ...clip, x: clip.x - 16, width: clip.width + 32 },
				whole: [ last ],
			};
		},
	},
	{
		name: 'load-on-click',
		window: WINDOW,
		isVisitor: true,
		take: ( page, site ) =>
			withOptions(
				site,
				{ embeds_on_click: true },
				{ embeds_on_click: false },
				async () => {
					await page.goto( `${ site.url }/demo/` );
					const block = '.wp-block-jetpack-google-calendar';
					await page.locator( block ).scrollIntoViewIfNeeded();
					return {
						clip: await clipTo( page, [ block ], { margin: 0 } ),
						whole: [ `${ block } button` ],
					};
				}
			),
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
				.getByRole( 'heading', { name: 'Forms and visitors' } )
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
