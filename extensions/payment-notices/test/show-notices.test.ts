import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import setUp from '..';
import { showNotices } from '../show-notices';

const open = ( query: string ) =>
	window.history.replaceState(
		{ page: 7 },
		'',
		`/wp-admin/post.php${ query }`
	);

const getTexts = (): string[] =>
	select( noticesStore )
		.getNotices()
		.map( ( { content }: { content: string } ) => content );

const globals = window as { mainstreetBlocks?: unknown };

beforeEach( () => {
	for ( const { id } of select( noticesStore ).getNotices() ) {
		dispatch( noticesStore ).removeNotice( id );
	}
	globals.mainstreetBlocks = undefined;
} );

describe( 'showNotices', () => {
	it.each( [
		[
			'stripe_connect_success',
			'Congrats! Your site is now connected to the card payment provider. You can now start accepting funds!',
		],
		[
			'stripe_connect_cancelled',
			'You cancelled connecting your site to the card payment provider.',
		],
		[
			'plan_upgraded',
			'Congratulations! Your site is now on a paid plan.',
		],
	] )( 'says %s once, and takes it out of the address', ( name, text ) => {
		open( `?post=3&action=edit&${ name }=1#top` );
		showNotices();
		expect( getTexts() ).toEqual( [ text ] );
		expect( window.location.search + window.location.hash ).toBe(
			'?post=3&action=edit#top'
		);
		expect( window.history.state ).toEqual( { page: 7 } );
		showNotices();
		expect( getTexts() ).toEqual( [ text ] );
	} );

	it( 'names the plan, and leads to it where the host has a page for it', () => {
		globals.mainstreetBlocks = {
			sitePlan: 'Business',
			adminUrls: { plans: 'https://host.test/plans' },
		};
		open( '?plan_upgraded=1' );
		showNotices();
		const [ notice ] = select( noticesStore ).getNotices();
		expect( notice ).toMatchObject( {
			status: 'success',
			content: 'Congratulations! Your site is now on the Business plan.',
			actions: [
				{ label: 'View my plan', url: 'https://host.test/plans' },
			],
		} );
	} );

	it( 'leads nowhere else', () => {
		globals.mainstreetBlocks = {
			adminUrls: { plans: 'javascript:alert(1)' },
		};
		open( '?plan_upgraded=1' );
		showNotices();
		expect( select( noticesStore ).getNotices()[ 0 ]?.actions ).toEqual(
			[]
		);
	} );
} );

describe( 'The sidebar', () => {
	it( 'is opened where the address says true, once', () => {
		open( '?post=3&jetpackSidebarIsOpen=true' );
		// A screen without sidebars.
		showNotices();
		const enable = jest.fn( () => ( { type: 'ENABLE' } ) );
		register(
			createReduxStore( 'core/interface', {
				reducer: ( state = {} ) => state,
				actions: { enableComplementaryArea: enable },
				selectors: {},
			} )
		);
		for ( const value of [ 'false', 'true', '1' ] ) {
			open( `?post=3&jetpackSidebarIsOpen=${ value }` );
			showNotices();
			expect( window.location.search ).toBe( '?post=3' );
		}
		showNotices();
		expect( enable.mock.calls ).toEqual( [
			[ 'core', 'edit-post/document' ],
		] );
		expect( getTexts() ).toEqual( [] );
	} );
} );

describe( 'The extension', () => {
	it( 'does nothing where nothing is to be said', () => {
		open( '?post=3&action=edit' );
		setUp();
		expect( getTexts() ).toEqual( [] );
		expect( window.location.search ).toBe( '?post=3&action=edit' );
	} );
} );
